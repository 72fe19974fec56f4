/**
 * Limits how many of something each holder has at a time. `take` returns the release function, or null when the limit
 * is reached.
 */
export function limitPerHolder(most: number): { readonly take: (who: string) => (() => void) | null } {
  const held = new Map<string, number>()
  return {
    take: (who) => {
      const before = held.get(who) ?? 0
      if (before >= most) return null
      held.set(who, before + 1)
      return () => {
        const left = (held.get(who) ?? 1) - 1
        if (left === 0) held.delete(who)
        else held.set(who, left)
      }
    },
  }
}
