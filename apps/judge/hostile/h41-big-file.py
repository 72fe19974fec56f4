# H41: fills the disk with one file.
# expect: Wrong Answer, Runtime Error, Memory Limit Exceeded
# shows: ^ended by (ENOSPC|EFBIG) before (1\d\d|[0-9]\d) MB$
import errno
import os

written = 0
file = os.open('/tmp/big', os.O_CREAT | os.O_WRONLY)
try:
    while written < 1 << 33:
        written += os.write(file, b'1' * (1 << 20))
except OSError as error:
    print('ended by', errno.errorcode[error.errno], 'before', (written >> 20) + 1, 'MB')
