function orderCourses(count, rules) {
  const neededBy = Array.from({ length: count + 1 }, () => [])
  const missing = new Array(count + 1).fill(0)
  for (const [first, then] of rules) {
    neededBy[first].push(then)
    missing[then]++
  }

  const order = []
  for (let course = 1; course <= count; course++) if (missing[course] === 0) order.push(course)
  // The order grows while we go through it: a course is put in as soon as nothing that it needs is missing.
  for (const course of order) {
    for (const then of neededBy[course]) {
      missing[then]--
      if (missing[then] === 0) order.push(then)
    }
  }
  // In a cycle, each course waits for another one for ever.
  return order.length === count ? order : []
}
