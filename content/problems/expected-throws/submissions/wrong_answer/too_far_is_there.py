# Wrong: takes a throw that is too large for one that reaches the goal.
length, faces = map(int, input().split())
expected, reachable = [0.0], 0.0
for left in range(1, length + 1):
    reachable += expected[left - 1]
    if left > faces:
        reachable -= expected[left - 1 - faces]
    expected.append(1 + reachable / faces)
print(expected[length])
