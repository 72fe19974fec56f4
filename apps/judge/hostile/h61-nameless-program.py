# H61: writes programs to disk and to unlinked files in /tmp, and runs them.
# expect: Wrong Answer
# shows: ^NoNewPrivs:\t1$
# shows: ^Seccomp:\t2$
import base64
import os
import subprocess

program = base64.b64decode(base64.b64encode(open('/usr/bin/cat', 'rb').read()))
with open('/tmp/nameless', 'wb') as file:
    file.write(program)
os.chmod('/tmp/nameless', 0o755)
nameless = os.open('/tmp/nameless', os.O_RDONLY)
os.unlink('/tmp/nameless')
with open('/tmp/cat', 'wb') as file:
    file.write(program)
os.chmod('/tmp/cat', 0o4755)
files = ['/proc/self/status', '/etc/passwd', '/etc/shadow']
child = os.fork()
if child == 0:
    os.execve(nameless, ['nameless'] + files, {})
os.waitpid(child, 0)
for command in (['/tmp/cat'], ['/lib64/ld-linux-x86-64.so.2', '/tmp/cat']):
    subprocess.run(command + files)
