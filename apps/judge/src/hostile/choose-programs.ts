import { type Language, languages } from '@codedojo/contract'
import type { HostileProgram } from './hostile-program.ts'

/** Each program once: where it exists in several languages they take turns, so that all are chosen alike. */
export function oncePerProgram(programs: readonly HostileProgram[]): HostileProgram[] {
  const kinds = Map.groupBy(programs, ({ name }) => name.slice(0, name.lastIndexOf('.')))
  const chosen = new Map<Language, number>(languages.map((language) => [language, 0]))
  return [...kinds.values()].flatMap((variants) => {
    const [next] = variants.toSorted((one, other) => timesOf(one) - timesOf(other))
    if (!next) return []
    chosen.set(next.language, timesOf(next) + 1)
    return [next]
  })

  function timesOf({ language }: HostileProgram): number {
    return chosen.get(language) ?? 0
  }
}

/** Eight at a time, as they wait in the queue together. */
export function wavesOf(programs: readonly HostileProgram[]): HostileProgram[][] {
  const count = Math.ceil(programs.length / 8)
  return Array.from({ length: count }, (_, wave) => programs.slice(8 * wave, 8 * wave + 8))
}
