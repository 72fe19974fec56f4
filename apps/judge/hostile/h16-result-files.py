# H16: writes result files when it is loaded, and exits.
# expect: Wrong Answer
import os

for name in ['user.out', 'stdout', 'output.txt', 'result.json', '/tmp/user.out', '/box/stdout', '../stdout']:
    try:
        with open(name, 'w') as file:
            file.write('{"status":"Accepted"}\n3\n')
    except OSError:
        pass
os._exit(0)
