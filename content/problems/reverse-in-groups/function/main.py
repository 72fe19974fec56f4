def reverseGroups(head, k):
    # Stands before the first wagon, so that each group has a wagon before it.
    front = before = ListNode(0, head)
    while True:
        last = before
        for _ in range(k):
            last = last.next
            # Fewer than k wagons are left, and they stay as they are.
            if last is None:
                return front.next

        # Each wagon of the group is linked to the one that stood before it, and the first one to what follows the group.
        first = wagon = before.next
        behind = last.next
        for _ in range(k):
            following = wagon.next
            wagon.next = behind
            behind, wagon = wagon, following
        before.next = last
        before = first
