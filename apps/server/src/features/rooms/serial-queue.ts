/** Runs actions with the same key one after another, in the order of the calls. */
export type SerialQueue = <T>(name: string, act: () => Promise<T>) => Promise<T>

export function makeSerialQueue(): SerialQueue {
  const last = new Map<string, Promise<unknown>>()
  return (name, act) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(act, act)
    last.set(name, turn)
    const leave = () => {
      if (last.get(name) === turn) last.delete(name)
    }
    turn.then(leave, leave)
    return turn
  }
}
