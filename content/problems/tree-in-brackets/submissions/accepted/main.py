import re
import sys


def read_tree(text):
    labels, children = [], []
    # The nodes whose brackets are open.
    path = []
    for token in re.findall(r'\d+|[()]', text):
        if token == '(':
            path.append(len(labels) - 1)
        elif token == ')':
            path.pop()
        else:
            if path:
                children[path[-1]].append(len(labels))
            labels.append(token)
            children.append([])
    return labels, children


def write_mirrored(labels, children):
    parts = []
    # What is still to be written: nodes by their place in `labels`, and texts. The top comes first.
    todo = [0]
    while todo:
        part = todo.pop()
        if isinstance(part, str):
            parts.append(part)
            continue
        parts.append(labels[part])
        if children[part]:
            todo.append(')')
            for child in children[part]:
                todo += [child, ',']
            todo[-1] = '('
    return ''.join(parts)


def main():
    print(write_mirrored(*read_tree(sys.stdin.readline())))


main()
