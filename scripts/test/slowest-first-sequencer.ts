import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest test files and folders, in starting order; they start programs and wait for them. Measured with `vitest run
 * --reporter=json` on two cores.
 */
const slowest = [
  'scripts/supervisor/supervise.full.test.ts',
  'scripts/durability/',
  'scripts/many-servers/',
  'scripts/supervisor/',
  'scripts/database-command/',
  'apps/judge/src/content.test.ts',
  'apps/judge/src/hostile',
  'apps/judge/',
]

/**
 * Without a cache of durations, as in a new checkout, Vitest starts the largest files first. The slowest test is one of the
 * smallest files: started last, it would run alone for minutes.
 */
export class SlowestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a.moduleId) - rankOf(b.moduleId))
  }
}

/** The rank of a file in the order; all files that are not slow have the same rank and keep their order. */
export function rankOf(path: string): number {
  const at = slowest.findIndex((part) => path.includes(`/${part}`))
  return at === -1 ? slowest.length : at
}
