function findCycle(head) {
  let slow = head
  let fast = head
  do {
    if (fast === null || fast.next === null) return []
    slow = slow.next
    fast = fast.next.next
  } while (slow !== fast)

  let entry = head
  while (entry !== slow) {
    entry = entry.next
    slow = slow.next
  }

  let length = 1
  for (let note = entry.next; note !== entry; note = note.next) length++
  return [entry.val, length]
}
