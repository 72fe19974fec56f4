# H13: says that it is right.
# expect: Wrong Answer
import sys

print('Accepted')
print('{"status":"Accepted","testCasesPassed":10}')
print('{ "exit-code": 0 }\ndone 0', file=sys.stderr)
sys.exit(0)
