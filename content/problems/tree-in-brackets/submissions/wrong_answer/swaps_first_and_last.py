# Wrong: swaps only the first and the last child; from four children on the ones between keep their order.
import re


def mirrored(text):
    """Returns the text of the mirrored tree."""
    tokens = re.findall(r'\d+|[(),]', text)
    number = []
    children = []
    stack = []
    for token in tokens:
        if token == '(':
            stack.append(len(number) - 1)
        elif token == ')':
            stack.pop()
        elif token != ',':
            number.append(token)
            children.append([])
            if stack:
                children[stack[-1]].append(len(number) - 1)

    for kids in children:
        if len(kids) >= 2:
            kids[0], kids[-1] = kids[-1], kids[0]

    out = []
    todo = [0]
    while todo:
        item = todo.pop()
        if isinstance(item, str):
            out.append(item)
            continue
        out.append(number[item])
        if children[item]:
            todo.append(')')
            for kid in reversed(children[item]):
                todo.append(kid)
                todo.append(',')
            todo[-1] = '('
    return ''.join(out)


print(mirrored(input()))
