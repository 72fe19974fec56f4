# H34: kills every process, including itself.
# waits: yes
# expect: Time Limit Exceeded, Runtime Error
import os
import signal

try:
    os.kill(-1, signal.SIGKILL)
except OSError:
    pass
for number in (signal.SIGSTOP, signal.SIGKILL):
    os.kill(os.getppid() or 1, number)
os.killpg(0, signal.SIGKILL)
