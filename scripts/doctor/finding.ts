/** One thing looked at: whether it works, what was seen, and what to do if it does not. */
export interface Finding {
  readonly name: string
  readonly works: boolean
  readonly detail: string
  readonly cure: string | null
}

export function fine(name: string, detail: string): Finding {
  return { name, works: true, detail, cure: null }
}

export function faulty(name: string, detail: string, cure: string): Finding {
  return { name, works: false, detail, cure }
}

/** The finding as lines for people. */
export function linesOf({ name, works, detail, cure }: Finding): string[] {
  const first = `${works ? 'ok  ' : 'BAD '} ${name}: ${detail}`
  return works || cure === null ? [first] : [first, `       → ${cure}`]
}
