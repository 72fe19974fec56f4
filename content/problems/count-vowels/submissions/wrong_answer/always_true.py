# Wrong: only 'a' is compared with the letter; a text such as 'e' alone counts as true.
text = input()
count = 0
for letter in text:
    if letter == 'a' or 'e' or 'i' or 'o' or 'u':
        count += 1
print(count)
