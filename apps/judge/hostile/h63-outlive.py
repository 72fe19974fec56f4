# H63: tries in every way to survive the sandbox that runs it.
# waits: yes
# expect: Time Limit Exceeded, Runtime Error
# limit: 200 ms
import os
import signal
import time

for number in range(1, 65):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
for child in range(4):
    if os.fork() == 0:
        os.setsid()
        if os.fork() != 0:
            os._exit(0)
print('outliving', flush=True)
while True:
    time.sleep(3600)
