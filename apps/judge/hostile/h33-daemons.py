# H33: right, but leaves a daemon that keeps standard output open.
# waits: yes
# expect: Accepted, Time Limit Exceeded, Runtime Error
# solves: yes
import os
import subprocess

a, b, word = input().split()
print(int(a) + int(b), word[::-1], flush=True)
subprocess.Popen(['/usr/bin/setsid', '/usr/bin/sleep', '1000'], start_new_session=True)
