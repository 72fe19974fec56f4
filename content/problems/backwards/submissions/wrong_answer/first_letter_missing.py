# Wrong: the range stops before 0, so the first letter is missing.
word = input().lower()
result = ''
for i in range(len(word) - 1, 0, -1):
    result += word[i]
print(result)
