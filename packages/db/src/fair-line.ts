/**
 * How it works: everybody who wants something of which there is little, such as a connection to the database, stands in a line of
 * their own. Whoever is served has a place; of one person only a few have one at a time. A place that becomes free goes to who has
 * the fewest, and among those to who was served longest ago, whatever the length of their lines.
 *
 *   Ada    ▮▮▮▮▮▮▮▮▮▮   ┐
 *   Bob    ▮             ├─ in turn ─► places (each person at most `mostEach`, all together `most`)
 *   (own)  ▮▮            ┘
 *
 * So one person who asks for much waits for themselves, and everybody else waits at most for what is being done.
 */
export interface FairLineOptions {
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

/** `null` is the program itself, which has no limit of its own. */
type Who = string | null

interface Waiting {
  readonly begin: () => void
  readonly timer: NodeJS.Timeout
}

interface Person {
  places: number
  readonly waiting: Waiting[]
}

export class FairLine {
  readonly #options: FairLineOptions
  /** In the order of their turns: the first was served longest ago. */
  readonly #people = new Map<Who, Person>()
  #places = 0

  constructor(options: FairLineOptions) {
    this.#options = options
  }

  /**
   * Resolves once this person has a place; the caller gives it back by `leave`, once. Throws `TooManyAtOnceError` when too many
   * of this person wait already, or they have as many as they may and waited for too long; `NoPlaceError` when others have them.
   */
  enter(who: Who): Promise<void> {
    const person = this.#people.get(who) ?? { places: 0, waiting: [] }
    this.#people.set(who, person)
    if (this.#places < this.#options.most && this.#mayHaveMore(who, person)) {
      this.#take(who, person)
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
        this.#forgetIdle(who, person)
        const isOwnFault = who !== null && person.places >= this.#options.mostEach
        reject(
          isOwnFault
            ? new TooManyAtOnceError('Too many at once.')
            : new NoPlaceError('A timeout: every place is taken.'),
        )
      }, this.#options.waitMs)
      person.waiting.push({ begin: resolve, timer })
    })
  }

  leave(who: Who): void {
    const person = this.#people.get(who)
    if (!person) throw new Error('Somebody left who was not there.')
    person.places--
    this.#places--
    this.#forgetIdle(who, person)
    const next = this.#nextInTurn()
    const first = next?.[1].waiting.shift()
    if (!next || !first) return
    clearTimeout(first.timer)
    this.#take(...next)
    first.begin()
  }

  #nextInTurn(): readonly [Who, Person] | undefined {
    let next: readonly [Who, Person] | undefined
    for (const each of this.#people) {
      const [who, person] = each
      if (person.waiting.length === 0 || !this.#mayHaveMore(who, person)) continue
      if (!next || person.places < next[1].places) next = each
    }
    return next
  }

  #mayHaveMore(who: Who, { places }: Person): boolean {
    return who === null || places < this.#options.mostEach
  }

  /** And goes to the end of the turns. */
  #take(who: Who, person: Person): void {
    this.#people.delete(who)
    this.#people.set(who, person)
    person.places++
    this.#places++
  }

  #forgetIdle(who: Who, { places, waiting }: Person): void {
    if (places === 0 && waiting.length === 0) this.#people.delete(who)
  }
}
