/** Rating before the first rated contest. */
export const initialRating = 1500

export interface RatedParticipant {
  readonly userId: string
  /** From 1; ties share a place. */
  readonly place: number
  /** Rating before the contest. */
  readonly rating: number
}

/** Bounds of the binary search for the rating that fits a place. */
const lowest = 1
const highest = 8000
/** Anti-inflation: the mean rating of the best must not rise. This is the maximum correction per person. */
const mostTaken = 10

/**
 * Rating changes of a contest, by user id, by the formula that Codeforces published in 2015. The ratings give
 * everybody's expected place. Each rating moves half the way to the rating for which the geometric mean of expected and
 * actual place would be expected. Then all are corrected, so that neither the sum nor the best ratings inflate. With
 * fewer than two people nothing changes.
 */
export function ratingChanges(people: readonly RatedParticipant[]): ReadonlyMap<string, number> {
  if (people.length < 2) return new Map(people.map(({ userId }) => [userId, 0]))
  const betterThan = countBetter(people)
  const lastOf = lastOfPlaces(people)
  const halfway = people.map(({ place, rating }) => {
    // Expected place: one plus the expected number of better participants.
    const expectedPlace = (own: number) => 1 + betterThan(own) - chanceAgainst(own, rating)
    const mean = Math.sqrt(expectedPlace(rating) * (lastOf.get(place) ?? place))
    return Math.trunc((ratingForPlace(mean, expectedPlace) - rating) / 2)
  })
  const balanced = addToAll(halfway, Math.trunc(-sumOf(halfway) / people.length) - 1)
  const best = bestOf(people).map((at) => balanced[at] ?? 0)
  const taken = Math.min(Math.max(Math.trunc(-sumOf(best) / best.length), -mostTaken), 0)
  const changes = addToAll(balanced, taken)
  return new Map(people.map(({ userId }, at) => [userId, changes[at] ?? 0]))
}

/** By place, the number of participants with that place or a better one: ties count as the last of their places. */
function lastOfPlaces(people: readonly RatedParticipant[]): ReadonlyMap<number, number> {
  const places = people.map(({ place }) => place).sort((one, other) => one - other)
  return new Map(places.map((place, at) => [place, at + 1]))
}

/** Elo: probability that `rating` beats `own`. */
function chanceAgainst(own: number, rating: number): number {
  return 1 / (1 + 10 ** ((own - rating) / 400))
}

/**
 * Computes the expected number of better participants for a rating. Results are cached per rating, so that the time
 * depends on the number of distinct ratings, not of participants.
 */
function countBetter(people: readonly RatedParticipant[]): (rating: number) => number {
  const counts = new Map<number, number>()
  for (const { rating } of people) counts.set(rating, (counts.get(rating) ?? 0) + 1)
  const known = new Map<number, number>()
  return (own) => {
    let better = known.get(own)
    if (better !== undefined) return better
    better = 0
    for (const [rating, count] of counts) better += count * chanceAgainst(own, rating)
    known.set(own, better)
    return better
  }
}

/** The integer rating whose expected place is the given one, or slightly worse. */
function ratingForPlace(place: number, expectedPlace: (rating: number) => number): number {
  let low = lowest
  let high = highest
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (expectedPlace(middle) < place) high = middle
    else low = middle
  }
  return low
}

/** Indexes of the best-rated participants before the contest: four times the square root of their number. */
function bestOf(people: readonly RatedParticipant[]): number[] {
  const count = Math.min(people.length, 4 * Math.round(Math.sqrt(people.length)))
  return people
    .map(({ rating }, at) => ({ rating, at }))
    .sort((one, other) => other.rating - one.rating || one.at - other.at)
    .slice(0, count)
    .map(({ at }) => at)
}

function addToAll(changes: readonly number[], more: number): number[] {
  return changes.map((change) => change + more)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
