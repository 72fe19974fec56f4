# Wrong: forgets that the strongest battery may stay without a partner.
import sys

_, *batteries = map(int, sys.stdin.buffer.read().split())
print(sum(batteries) // 2 if len(batteries) > 1 else 0)
