# H29: right, but leaves a child that keeps its standard output open.
# waits: yes
# expect: Accepted, Time Limit Exceeded
# solves: yes
import os
import signal
import time

a, b, word = input().split()
print(int(a) + int(b), word[::-1], flush=True)
if os.fork() == 0:
    os.setsid()
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    while True:
        time.sleep(3600)
os._exit(0)
