import type { Database } from '@codedojo/db'

/**
 * Of several that ask for the same at a time, one look-up answers all. Nobody is answered by one that had begun before they asked:
 * while one is under way, those who come meanwhile share the next.
 */
export function coalesceLookUps<T>(look: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  const next = new Map<string, Promise<T>>()
  const begin = (key: string) => {
    const found = look(key)
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
 * All who ask for the same before the look-up begins, which is in the next microtask, are answered by one, as the parts of a page are.
 * Answers what `look` answers, and throws what it throws; what is answered is shared, and may not be changed.
 */
export function lookUpOncePerTurn<T>(
  look: (database: Database, key: string) => Promise<T>,
): (database: Database, key: string) => Promise<T> {
  const asked = new WeakMap<Database, Map<string, Promise<T>>>()
  return (database, key) => {
    const ofDatabase = asked.get(database) ?? new Map<string, Promise<T>>()
    asked.set(database, ofDatabase)
    const shared =
      ofDatabase.get(key) ??
      Promise.resolve().then(() => {
        ofDatabase.delete(key)
        return look(database, key)
      })
    ofDatabase.set(key, shared)
    return shared
  }
}
