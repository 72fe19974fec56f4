/**
 * How it works: everybody who wants a scarce resource, such as a database connection, has a queue of their own. Whoever is served
 * holds a place; one person holds only a few at a time. A free place goes to the person with the fewest places, and among equals
 * to the one that has recently held places for the shortest time, however long their queues are. Half of that time is forgotten
 * in a few seconds.
 *
 *   Ada    ▮▮▮▮▮▮▮▮▮▮   ┐
 *   Bob    ▮             ├─ in turn ─► places (each person at most `maxEach`, all together `most`)
 *   (own)  ▮▮            ┘
 *
 * So people with many requests, however many they are, wait for each other, and everybody else waits at most for what is being
 * served.
 */
export interface FairQueueOptions {
  /** Number of places. */
  readonly most: number
  /** Maximum number of places of one person at a time. */
  readonly maxEach: number
  /** Maximum number of waiting requests of one person. */
  readonly waitingEach: number
  /** Maximum waiting time in milliseconds. */
  readonly waitMs: number
}

/** One person has more requests at once than are accepted. */
export class TooManyAtOnceError extends Error {
  override readonly name = 'TooManyAtOnceError'
}

/** The wait for a place timed out, although this person has not requested too many. */
export class QueueTimeoutError extends Error {
  override readonly name = 'QueueTimeoutError'
}

/** `null` is the program itself, which has no limit and precedes everybody, because others wait for its work. */
type Requester = string | null

interface WaitingQuery {
  readonly begin: () => void
  readonly timer: NodeJS.Timeout
}

interface Person {
  readonly who: Requester
  places: number
  readonly waiting: WaitingQuery[]
  /** The decayed place-milliseconds of this person, as of `countedAt`. */
  usedMs: number
  countedAt: number
}

const halfLifeMs = 5000
/** A person without places whose use is below this is forgotten. */
const forgettableMs = 1
/** Interval at which people without places are checked. */
const sweepMs = 1000

export class FairQueue {
  readonly #options: FairQueueOptions
  readonly #people = new Map<Requester, Person>()
  /** People with waiting requests. */
  readonly #inLine = new Set<Person>()
  #places = 0
  #sweptAt = performance.now()

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /**
   * Resolves when this person gets a place; the caller releases it once by `leave`. Throws `TooManyAtOnceError` if too many
   * requests of this person wait already, or if this one waited too long while the person held the maximum number of places;
   * `QueueTimeoutError` if it waited too long because others hold the places.
   */
  enter(who: Requester): Promise<void> {
    this.#forgetWhoIsGone()
    const person = this.#people.get(who) ?? { who, places: 0, waiting: [], usedMs: 0, countedAt: 0 }
    this.#people.set(who, person)
    if (this.#places < this.#options.most && this.#mayHaveMore(person)) {
      this.#change(person, 1)
      return Promise.resolve()
    }
    if (who !== null && person.waiting.length >= this.#options.waitingEach) {
      return Promise.reject(new TooManyAtOnceError('Too many at once.'))
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const at = person.waiting.findIndex((each) => each.begin === resolve)
        if (at < 0) return
        person.waiting.splice(at, 1)
        if (person.waiting.length === 0) this.#inLine.delete(person)
        const isOwnFault = who !== null && person.places >= this.#options.maxEach
        reject(
          isOwnFault
            ? new TooManyAtOnceError('Too many at once.')
            : new QueueTimeoutError('A timeout: every place is taken.'),
        )
      }, this.#options.waitMs)
      person.waiting.push({ begin: resolve, timer })
      this.#inLine.add(person)
    })
  }

  leave(who: Requester): void {
    const person = this.#people.get(who)
    if (!person) throw new Error('Somebody left who was not there.')
    this.#change(person, -1)
    const next = this.#nextInTurn()
    const first = next?.waiting.shift()
    if (!next || !first) return
    if (next.waiting.length === 0) this.#inLine.delete(next)
    clearTimeout(first.timer)
    this.#change(next, 1)
    first.begin()
  }

  #nextInTurn(): Person | undefined {
    const now = performance.now()
    let next: Person | undefined
    for (const person of this.#inLine) {
      if (person.who === null) return person
      if (!this.#mayHaveMore(person)) continue
      const isBefore =
        !next ||
        person.places < next.places ||
        (person.places === next.places && usedAt(now, person) < usedAt(now, next))
      if (isBefore) next = person
    }
    return next
  }

  #mayHaveMore({ who, places }: Person): boolean {
    return who === null || places < this.#options.maxEach
  }

  #change(person: Person, by: 1 | -1): void {
    const now = performance.now()
    person.usedMs = usedAt(now, person)
    person.countedAt = now
    person.places += by
    this.#places += by
  }

  #forgetWhoIsGone(): void {
    const now = performance.now()
    if (now - this.#sweptAt < sweepMs) return
    this.#sweptAt = now
    for (const [who, person] of this.#people) {
      const isGone = person.places === 0 && person.waiting.length === 0
      if (isGone && usedAt(now, person) < forgettableMs) this.#people.delete(who)
    }
  }
}

/** Current places count as used for the time that they have been held. */
function usedAt(now: number, { usedMs, countedAt, places }: Person): number {
  const passedMs = now - countedAt
  return usedMs * 0.5 ** (passedMs / halfLifeMs) + places * passedMs
}
