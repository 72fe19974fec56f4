# Right but too slow: adds up all fields that a throw may reach anew for each field.
length, faces = map(int, input().split())
expected = [0.0]
for left in range(1, length + 1):
    expected.append((faces + sum(expected[max(0, left - faces) :])) / min(left, faces))
print(expected[length])
