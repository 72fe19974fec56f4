# H28: closes its outputs early, and writes after that.
# expect: Wrong Answer, Runtime Error
import os
import sys

os.close(0)
sys.stdout.close()
try:
    os.write(1, b'after')
except OSError:
    pass
os.close(2)
print('nobody hears this')
