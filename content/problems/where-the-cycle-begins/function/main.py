def findCycle(head):
    slow = fast = head
    while fast and fast.next:
        slow = slow.next
        fast = fast.next.next
        if slow is fast:
            break
    else:
        return []

    entry = head
    while entry is not slow:
        entry = entry.next
        slow = slow.next

    length = 1
    note = entry.next
    while note is not entry:
        note = note.next
        length += 1
    return [entry.val, length]
