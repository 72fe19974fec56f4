// The first number from 0 on for which the condition holds, or count if there is none.
function firstThat(count, holds) {
  let low = 0
  let high = count
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function findPlaces(books, wanted) {
  const count = books.length
  // Books that are larger than the last one were not moved, and the smallest one stands behind them.
  const smallest = firstThat(count, (i) => books[i] <= books[count - 1])
  return wanted.map((number) => {
    const rank = firstThat(count, (k) => books[(smallest + k) % count] >= number)
    return rank < count ? ((smallest + rank) % count) + 1 : 0
  })
}
