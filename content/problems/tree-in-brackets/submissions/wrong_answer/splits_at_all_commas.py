# Wrong: splits at every comma between the outer brackets, also at those that separate grandchildren.
text = input()
if '(' in text:
    label, rest = text.split('(', 1)
    print(label + '(' + ','.join(reversed(rest[:-1].split(','))) + ')')
else:
    print(text)
