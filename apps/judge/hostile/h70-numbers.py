# H70: reads the inode numbers of pipes and socket pairs, and uses features built on them.
# expect: Wrong Answer
# shows: ^numbers small True$
# shows: ^asyncio 5$
# shows: ^memory file refused$
import asyncio
import os
import socket

numbers = [os.fstat(end).st_ino for end in os.pipe()]
numbers += [os.fstat(end.fileno()).st_ino for end in socket.socketpair()]
print('numbers small', max(numbers) < 1000)


async def five():
    await asyncio.sleep(0.01)
    return await asyncio.to_thread(lambda: 5)


print('asyncio', asyncio.run(five()))
try:
    os.memfd_create('x')
    print('memory file made')
except OSError:
    print('memory file refused')
