# H15: prints the time-out message of a judge.
# expect: Wrong Answer
import sys

print('timelimit exceeded', file=sys.stderr)
print('Time Limit Exceeded: killed (9)', file=sys.stderr)
print('CPU time limit exceeded (core dumped)', file=sys.stderr)
