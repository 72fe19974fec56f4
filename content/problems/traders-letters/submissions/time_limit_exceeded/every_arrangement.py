# Right but too slow: goes through all arrangements of the digits.
from itertools import permutations

base, words = int(input()), input().split()
letters = sorted(set(''.join(words)))
weights = []
for letter in letters:
    weight = 0
    for word, sign in zip(words, (1, 1, -1)):
        weight += sign * sum(base**place for place, other in enumerate(reversed(word)) if other == letter)
    weights.append(weight)
leading = {letters.index(word[0]) for word in words if len(word) > 1}
readings = 0
for digits in permutations(range(base), len(letters)):
    if sum(map(int.__mul__, weights, digits)) == 0 and all(digits[place] for place in leading):
        readings += 1
print(readings)
