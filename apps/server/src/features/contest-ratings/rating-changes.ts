/** Everybody begins with this rating. */
export const initialRating = 1500

export interface Rated {
  readonly userId: string
  /** From 1; equal ones share it. */
  readonly place: number
  /** Before the contest. */
  readonly rating: number
}

/** Between these a rating is looked for that fits a place. */
const lowest = 1
const highest = 8000
/** The mean of the best is not to rise; at most so much is taken from everybody for it. */
const mostTaken = 10

/**
 * What a contest does to the rating of each who was placed, by user id. The formula is the one that Codeforces published in
 * 2015: from the ratings follows the place that is expected of somebody; half the way is gone to the rating of which the
 * geometric mean of expected and real place would be expected; then everybody is corrected so that neither the sum nor the
 * best rise by themselves. Of fewer than two people nothing is known, and nothing changes.
 */
export function ratingChanges(people: readonly Rated[]): ReadonlyMap<string, number> {
  if (people.length < 2) return new Map(people.map(({ userId }) => [userId, 0]))
  const betterThan = countBetter(people)
  const lastOf = lastOfPlaces(people)
  const halfway = people.map(({ place, rating }) => {
    // One more than the others who are expected to be better.
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

/** By place, how many have it or a better one: who shares a place is counted behind all those who share it. */
function lastOfPlaces(people: readonly Rated[]): ReadonlyMap<number, number> {
  const places = people.map(({ place }) => place).sort((one, other) => one - other)
  return new Map(places.map((place, at) => [place, at + 1]))
}

/** By Elo: how likely somebody with `rating` is expected to be better than one with `own`. */
function chanceAgainst(own: number, rating: number): number {
  return 1 / (1 + 10 ** ((own - rating) / 400))
}

/**
 * Answers how many of all are expected to be better than a whole rating. Many have the same rating and many ask for the same, so
 * that a contest of thousands takes no longer than there are ratings.
 */
function countBetter(people: readonly Rated[]): (rating: number) => number {
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

/** The whole rating of which a place, or a little worse, would be expected. */
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

/** Where those stand who were rated best before: four times the root of their number. */
function bestOf(people: readonly Rated[]): number[] {
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
