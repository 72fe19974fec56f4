import { type Language, languages } from '@codedojo/contract'
import type { HostileProgram } from './hostile-program.ts'

/** Each program in one language. Programs available in several take turns, so that the languages are used equally often. */
export function pickOneLanguagePerProgram(programs: readonly HostileProgram[]): HostileProgram[] {
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

/** Batches of eight, the number that waits in the queue together. */
export function batchesOf(programs: readonly HostileProgram[]): HostileProgram[][] {
  const count = Math.ceil(programs.length / 8)
  return Array.from({ length: count }, (_, wave) => programs.slice(8 * wave, 8 * wave + 8))
}
