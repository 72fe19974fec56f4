

def tree_of_levels(words):
    if not words or words[0] == "null":
        return None
    rest = iter(words)
    nodes = [TreeNode(int(next(rest)))]

    def child():
        word = next(rest, "null")
        if word == "null":
            return None
        nodes.append(TreeNode(int(word)))
        return nodes[-1]

    for node in nodes:
        node.left = child()
        node.right = child()
    return nodes[0]


def tree_of_nodes(rows):
    nodes = [None, *(TreeNode(row[0]) for row in rows)]
    for node, (_, left, right) in zip(nodes[1:], rows):
        node.left = nodes[left]
        node.right = nodes[right]
    return nodes[1] if rows else None


def levels_of_tree(root, seen):
    """Each node may be reached once, in one tree or in several."""
    values = []
    places = [root]
    for node in places:
        if node is None:
            values.append(None)
            continue
        if not (hasattr(node, "val") and hasattr(node, "left") and hasattr(node, "right")):
            raise WrongResult(b"type", "- " + described(node))
        if id(node) in seen:
            raise WrongResult(b"cycle")
        # It is held, so that no other one gets its id.
        seen[id(node)] = node
        # In the list None says that there is no node.
        if node.val is None:
            raise WrongResult(b"type", f"{len(values)} None")
        values.append(node.val)
        places.append(node.left)
        places.append(node.right)
    while values and values[-1] is None:
        values.pop()
    return values
