"""A table whose window is closed goes away."""

import os
import pty
import subprocess
import sys

import pytest

#: Takes the terminal for its own and ignores hang-ups, as some that start programs do; then becomes the game.
STUBBORN = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGHUP, signal.SIG_IGN)
os.execv(sys.executable, [sys.executable, "-m", "tabletop", "play", "tic-tac-toe", "--seed", "1"])
"""


@pytest.mark.slow
def test_a_closed_window_ends_the_game():
    """
    Nobody is left playing, and no processor is kept busy, when the terminal is gone.
    """
    window, terminal = pty.openpty()
    game = subprocess.Popen(
        [sys.executable, "-c", STUBBORN], stdin=terminal, stdout=terminal, stderr=terminal, start_new_session=True
    )
    os.close(terminal)
    seen = b""
    while b"Tic-tac-toe" not in seen:
        seen += os.read(window, 65536)

    os.close(window)

    try:
        game.wait(10)
    except subprocess.TimeoutExpired:
        game.kill()
        game.wait()
        pytest.fail("the game goes on without a window")
