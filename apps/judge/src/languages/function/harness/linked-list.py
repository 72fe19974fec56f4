

def linked_list(values):
    head = None
    for value in reversed(values):
        head = ListNode(value, head)
    return head


def linked_list_of_links(links, first):
    nodes = [None, *(ListNode(number) for number in range(1, len(links) + 1))]
    for node, number in zip(nodes[1:], links):
        node.next = nodes[number]
    return nodes[first]


def values_of_list(node, seen):
    """Each node may be reached once, in one list or in several."""
    values = []
    while node is not None:
        if not (hasattr(node, "val") and hasattr(node, "next")):
            raise WrongResult(b"type", "- " + described(node))
        if id(node) in seen:
            raise WrongResult(b"cycle")
        # It is held, so that no other one gets its id.
        seen[id(node)] = node
        values.append(node.val)
        node = node.next
    return values


def first_and_links_of_list(head, count):
    """The number of the first node, and for each of `count` nodes that of the next one."""
    numbers = values_of_list(head, {})
    if "numpy" in sys.modules:
        numbers = without_numpy(numbers, 1)
    require_right(numbers, "int", 1)
    if len(set(numbers)) < len(numbers) or any(not 1 <= number <= count for number in numbers):
        raise WrongResult(b"nodes")
    links = [0] * (count + 1)
    for number, following in zip([0, *numbers], [*numbers, 0]):
        links[number] = following
    return [links[:1], links[1:]]


def links_of_list(head, count):
    return first_and_links_of_list(head, count)[1]
