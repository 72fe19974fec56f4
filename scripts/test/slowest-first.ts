import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Folders and files whose tests take longest, since they start programs and wait for them; what stands first begins first.
 * Measured with `vitest run --reporter=json` on two cores.
 */
const slowest = [
  'scripts/durability/failpoints.test.ts',
  'scripts/durability/',
  'scripts/supervisor/',
  'scripts/database-command/',
  'apps/judge/src/content.test.ts',
  'apps/judge/src/hostile',
  'apps/judge/',
]

/**
 * In a new checkout Vitest knows of no file how long it takes, and begins with the largest. The test that takes longest is
 * one of the smallest: begun last, it would run alone for minutes.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId))
  }
}

/** Where a file belongs in the order; all that are not slow have the same place, and stay as they are. */
export function placeOf(path: string): number {
  const at = slowest.findIndex((part) => path.includes(`/${part}`))
  return at === -1 ? slowest.length : at
}
