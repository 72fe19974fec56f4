# H07: searches the memory of its interpreter for the right answer and for code that compares outputs.
# expect: Wrong Answer
# shows: ^frames 1$
# shows: ^found \[\]$
import gc
import inspect
import re
import sys

wanted = re.compile(''.join(['terces', '|(?:', 'expected|', 'judge|', 'verdict', ')']))
frames = 0
frame = sys._getframe()
while frame:
    frames += 1
    frame = frame.f_back
own = set(map(id, [wanted, wanted.pattern, globals()]))
found = []
seen = set()
queue = gc.get_objects() + [level.frame for level in inspect.stack()] + list(sys.modules.values())
while queue and len(seen) < 150_000:
    item = queue.pop()
    if id(item) in seen or id(item) in own:
        continue
    seen.add(id(item))
    if isinstance(item, str) and re.search('[0-9a-f]{16}' + wanted.pattern.split('|')[0], item):
        found.append(item)
    queue.extend(gc.get_referents(item))
print('frames', frames)
print('looked at', len(seen) > 1000)
print('found', found)
