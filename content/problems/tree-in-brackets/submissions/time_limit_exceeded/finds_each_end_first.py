# Right but too slow: goes through the whole text of a child to find its end, then through it again to find its children.
text = input()
parts = []
todo = [(0, len(text))]
while todo:
    part = todo.pop()
    if isinstance(part, str):
        parts.append(part)
        continue
    start, end = part
    opening = text.find('(', start, end)
    if opening < 0:
        parts.append(text[start:end])
        continue
    parts.append(text[start:opening])
    todo.append(')')
    depth = 0
    begin = opening + 1
    for place in range(begin, end):
        if depth == 0 and text[place] in ',)':
            todo += [(begin, place), ',']
            begin = place + 1
        elif text[place] == '(':
            depth += 1
        elif text[place] == ')':
            depth -= 1
    todo[-1] = '('
print(''.join(parts))
