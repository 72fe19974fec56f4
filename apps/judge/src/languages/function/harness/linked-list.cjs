function linkedList(values) {
  let head = null
  for (let at = values.length - 1; at >= 0; at--) head = new ListNode(values[at], head)
  return head
}

function linkedListOfLinks(links, first) {
  const nodes = [null]
  for (let number = 1; number <= links.length; number++) nodes.push(new ListNode(number))
  for (let number = 1; number <= links.length; number++) nodes[number].next = nodes[links[number - 1]]
  return nodes[first]
}

/** Each node may be reached once, in one list or in several. */
function valuesOfList(head, seen) {
  const values = []
  for (let node = head; node !== null && node !== undefined; node = node.next) {
    if (typeof node !== 'object' || !('val' in node) || !('next' in node))
      throw new WrongResult('type', `- ${described(node)}`)
    if (seen.has(node)) throw new WrongResult('cycle')
    seen.add(node)
    values.push(node.val)
  }
  return values
}

/** The number of the first node, and for each of `count` nodes that of the next one. */
function firstAndLinksOfList(head, count) {
  const numbers = valuesOfList(head, new Set())
  requireRight(numbers, 'int', 1)
  const links = new Array(count).fill(0)
  const seen = new Set()
  let first = 0
  for (let at = numbers.length - 1, next = 0; at >= 0; at--) {
    const number = Number(numbers[at])
    if (!(number >= 1 && number <= count) || seen.has(number)) throw new WrongResult('nodes')
    seen.add(number)
    links[number - 1] = next
    next = number
    first = number
  }
  return [[first], links]
}

const linksOfList = (head, count) => firstAndLinksOfList(head, count)[1]

module.exports = { firstAndLinksOfList, linkedList, linkedListOfLinks, linksOfList }
