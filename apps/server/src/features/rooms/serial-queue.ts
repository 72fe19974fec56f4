/** Lets what is done under one name happen one after the other, in the order in which it was asked for. */
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
