# H09: reads files that an earlier submission may have left.
# expect: Wrong Answer
# after: h09-leave.cpp
# shows: ^found \[\]$
import os

places = ['/tmp/h09', '/dev/shm/h09', '/box/h09', '/var/tmp/h09', '/usr/include/h09', '/toolchain/h09', '/h09']
print('found', [place for place in places if os.path.exists(place)] + os.listdir('/tmp'))
