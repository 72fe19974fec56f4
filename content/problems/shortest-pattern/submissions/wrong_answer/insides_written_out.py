# Wrong: writes the stitches in the brackets out, without repeats inside repeats.
stitches = input()
count = len(stitches)
shortest = [0] * (count + 1)
for start in reversed(range(count)):
    shortest[start] = 1 + shortest[start + 1]
    for period in range(1, count - start):
        section, repeats = stitches[start : start + period], 2
        while stitches.startswith(section * repeats, start):
            end = start + period * repeats
            shortest[start] = min(shortest[start], len(str(repeats)) + 2 + period + shortest[end])
            repeats += 1
print(shortest[0])
