/**
 * How it works: everybody who wants something of which there is little, such as a connection to the database, stands in a line of
 * their own. Whoever is served has a place; of one person only a few have one at a time. A place that becomes free goes to who has
 * the fewest, and among those to who has had places for the shortest time of late, whatever the length of their lines. Half of
 * that time is forgotten in a few seconds.
 *
 *   Ada    ▮▮▮▮▮▮▮▮▮▮   ┐
 *   Bob    ▮             ├─ in turn ─► places (each person at most `mostEach`, all together `most`)
 *   (own)  ▮▮            ┘
 *
 * So people who ask for much, however many they are, wait for each other, and everybody else waits at most for what is being done.
 */
export interface FairQueueOptions {
  /** Places. */
  readonly most: number
  /** Places of one person at a time. */
  readonly mostEach: number
  /** How many of one person may wait. */
  readonly waitingEach: number
  /** For how long one may wait, in milliseconds. */
  readonly waitMs: number
}

/** One person wants more at once than there is room for. */
export class TooManyAtOnceError extends Error {
  override readonly name = 'TooManyAtOnceError'
}

/** There was no place for too long, although this person has not taken too many. */
export class NoPlaceError extends Error {
  override readonly name = 'NoPlaceError'
}

/** `null` is the program itself, which has no limit of its own and goes before all others: they wait for what it does. */
type Who = string | null

interface Waiting {
  readonly begin: () => void
  readonly timer: NodeJS.Timeout
}

interface Person {
  readonly who: Who
  places: number
  readonly waiting: Waiting[]
  /** What was not forgotten at `countedAt` of the time in which this person had places, in milliseconds a place. */
  usedMs: number
  countedAt: number
}

const halfLifeMs = 5000
/** With no more than this left a person who is gone is as good as one who never came. */
const forgettableMs = 1
/** As often as the people who are gone are looked through. */
const sweepMs = 1000

export class FairQueue {
  readonly #options: FairQueueOptions
  readonly #people = new Map<Who, Person>()
  /** Those of whom something waits. */
  readonly #inLine = new Set<Person>()
  #places = 0
  #sweptAt = performance.now()

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /**
   * Resolves once this person has a place; the caller gives it back by `leave`, once. Throws `TooManyAtOnceError` when too many
   * of this person wait already, or they have as many as they may and waited for too long; `NoPlaceError` when others have them.
   */
  enter(who: Who): Promise<void> {
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
        const isOwnFault = who !== null && person.places >= this.#options.mostEach
        reject(
          isOwnFault
            ? new TooManyAtOnceError('Too many at once.')
            : new NoPlaceError('A timeout: every place is taken.'),
        )
      }, this.#options.waitMs)
      person.waiting.push({ begin: resolve, timer })
      this.#inLine.add(person)
    })
  }

  leave(who: Who): void {
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
    return who === null || places < this.#options.mostEach
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

/** Places that a person has now count as used as long as they have been had. */
function usedAt(now: number, { usedMs, countedAt, places }: Person): number {
  const passedMs = now - countedAt
  return usedMs * 0.5 ** (passedMs / halfLifeMs) + places * passedMs
}
