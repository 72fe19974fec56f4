# Wrong: calls itself for each child; a deep tree exceeds the recursion limit of Python.
text = input()
place = 0


def mirrored():
    global place
    start = place
    while place < len(text) and text[place].isdigit():
        place += 1
    label = text[start:place]
    if place == len(text) or text[place] != '(':
        return label
    children = []
    while text[place] != ')':
        place += 1
        children.append(mirrored())
    place += 1
    return f'{label}({",".join(reversed(children))})'


print(mirrored())
