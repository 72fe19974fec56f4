# Wrong: searches with one call within the other, which a long chain of courses makes deeper than Python allows.
import sys

count, _, *numbers = map(int, sys.stdin.buffer.read().split())
needed_by = [[] for _ in range(count + 1)]
for first, then in zip(numbers[::2], numbers[1::2]):
    needed_by[first].append(then)
state = [''] * (count + 1)
finished = []


def visit(course):
    if state[course]:
        return state[course] == 'finished'
    state[course] = 'begun'
    if not all(visit(then) for then in needed_by[course]):
        return False
    state[course] = 'finished'
    finished.append(course)
    return True


print(*reversed(finished) if all(visit(course) for course in range(1, count + 1)) else ['impossible'])
