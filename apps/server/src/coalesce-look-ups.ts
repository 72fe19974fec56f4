import { type Database, runSharedQueries } from '@codedojo/db'

/*
 * Ways to share look-ups:
 *   coalesceLookUps   one key at a time; callers who arrive while its look-up runs share the next one
 *   batchLookUps      one key at a time; callers before the next microtask share one look-up
 *   gatherLookUps     all keys of one turn of the event loop in one query
 * No caller of these gets a result that was looked up before its call. One more is for what is the same for all:
 *   shareLookUp       at most one look-up a second, unless this process changed something
 */

/**
 * Wraps a look-up so that concurrent callers with the same key share one. Callers that arrive while it is running share the
 * next one, so that nobody gets a result from before their call.
 */
export function coalesceLookUps<T>(lookUp: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  const next = new Map<string, Promise<T>>()
  const begin = (key: string) => {
    const found = lookUp(key)
    underWay.set(key, found)
    const forget = () => {
      if (underWay.get(key) === found) underWay.delete(key)
    }
    found.then(forget, forget)
    return found
  }
  return (key) => {
    const shared = next.get(key)
    if (shared) return shared
    const before = underWay.get(key)
    if (!before) return begin(key)
    const beginNext = () => {
      next.delete(key)
      return begin(key)
    }
    const found = before.then(beginNext, beginNext)
    next.set(key, found)
    return found
  }
}

/**
 * Wraps a look-up so that all calls with the same key that are made before the next microtask share one, as the parts of one
 * page do. Returns and throws what `lookUp` does. The result is shared, so callers must not mutate it.
 */
export function batchLookUps<T>(
  lookUp: (database: Database, key: string) => Promise<T>,
): (database: Database, key: string) => Promise<T> {
  const asked = new WeakMap<Database, Map<string, Promise<T>>>()
  return (database, key) => {
    const ofDatabase = asked.get(database) ?? new Map<string, Promise<T>>()
    asked.set(database, ofDatabase)
    const shared =
      ofDatabase.get(key) ??
      Promise.resolve().then(() => {
        ofDatabase.delete(key)
        return lookUp(database, key)
      })
    ofDatabase.set(key, shared)
    return shared
  }
}

/**
 * Wraps a look-up so that all callers of one turn of the event loop share one query, whatever their keys: the busier the
 * server, the more callers share it. `lookUp` gets the keys and returns the results in their order; what it throws is thrown to
 * all of them. Nobody gets a look-up that began before their call, and nobody waits for an earlier one. Its queries must take
 * about as long for every key, because they are made for everybody who asked.
 */
export function gatherLookUps<Key, T>(
  lookUp: (database: Database, keys: readonly Key[]) => Promise<readonly T[]>,
): (database: Database, key: Key) => Promise<T> {
  const gathered = new WeakMap<Database, { readonly keys: Key[]; readonly found: Promise<readonly T[]> }>()
  const begin = (database: Database) => {
    const keys: Key[] = []
    const found = runSharedQueries(async () => {
      // The check phase comes after everything that has arrived was read.
      await new Promise(setImmediate)
      gathered.delete(database)
      return lookUp(database, keys)
    })
    const begun = { keys, found }
    gathered.set(database, begun)
    return begun
  }
  return async (database, key) => {
    const { keys, found } = gathered.get(database) ?? begin(database)
    const at = keys.push(key) - 1
    const answer = (await found)[at]
    if (answer === undefined) throw new Error('A look-up left a key unanswered.')
    return answer
  }
}

/** Nobody notices a total that is a second old. */
const freshMs = 1000

/**
 * Wraps a look-up of what is the same for all and changes seldom. Callers get the last result while it is at most a second old and
 * this process has sent no query since but for requests that only read; so after each Submit or save it is looked up anew. What other
 * processes change is seen within that second. The result is shared, so callers must not mutate it.
 */
export function shareLookUp<T>(
  lookUp: (database: Database) => Promise<T>,
): (database: Database) => Promise<T> {
  interface Shared {
    readonly found: Promise<T>
    readonly changes: number
    readonly since: number
  }
  const last = new WeakMap<Database, Shared>()
  return (database) => {
    const known = last.get(database)
    const isFresh = known && performance.now() - known.since < freshMs
    if (isFresh && known.changes === database.changes()) return known.found
    const begun = { changes: database.changes(), since: performance.now() }
    const shared = { ...begun, found: runSharedQueries(() => lookUp(database)) }
    last.set(database, shared)
    shared.found.catch(() => {
      if (last.get(database) === shared) last.delete(database)
    })
    return shared.found
  }
}
