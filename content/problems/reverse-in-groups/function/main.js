function reverseGroups(head, k) {
  // Stands before the first wagon, so that each group has a wagon before it.
  const front = new ListNode(0, head)
  let before = front
  for (;;) {
    let last = before
    for (let wagons = 0; wagons < k; wagons++) {
      last = last.next
      // Fewer than k wagons are left, and they stay as they are.
      if (last === null) return front.next
    }

    // Each wagon of the group is linked to the one that stood before it, and the first one to what follows the group.
    const first = before.next
    let wagon = first
    let behind = last.next
    for (let wagons = 0; wagons < k; wagons++) {
      const following = wagon.next
      wagon.next = behind
      behind = wagon
      wagon = following
    }
    before.next = last
    before = first
  }
}
