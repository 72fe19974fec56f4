# H13: prints that its verdict is Accepted.
# expect: Wrong Answer
import sys

print('Accepted')
print('{"status":"Accepted","testCasesPassed":10}')
print('{ "exit-code": 0 }\ndone 0', file=sys.stderr)
sys.exit(0)
