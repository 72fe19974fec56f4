import { type HintStep, hintLevels } from '@codedojo/contract'

/** What somebody has tried at a problem, as far as the ladder of hints asks for it. */
export interface AttemptCounts {
  /** The level of the hint that was given last; 0: none was. */
  readonly given: number
  /** Whether they have run or submitted something since the last hint; before the first hint, ever. */
  readonly hasTried: boolean
  /** Whether they have run or submitted something ever, as far as is known: runs are kept for an hour. */
  readonly hasEverTried: boolean
  /** Submissions that were judged, and those of them that were not Accepted. */
  readonly judged: number
  readonly failed: number
  /** They have solved the problem, or own its solutions. */
  readonly isUnlocked: boolean
}

/** Judged submissions before the last level opens. */
const triesForLast = 3

/**
 * The ladder of hints, and the level that the next answer may have: one above what was given last, as far as the tries have
 * opened it and something was tried since: asking alone never climbs. Whoever may see the solutions has all of it open and climbs by
 * asking, but nobody's first hint is the last one.
 */
export function climbLadder(tries: AttemptCounts): {
  readonly level: number
  readonly ladder: readonly HintStep[]
} {
  const { given, isUnlocked } = tries
  const lacks = hintLevels.map((_, at) => (isUnlocked ? null : lackOf(at + 1, tries)))
  const nextLack = lacks[given]
  const isNextOpen = given < hintLevels.length && nextLack === null
  const level = Math.max(1, isNextOpen ? given + 1 : given)
  const ladder = hintLevels.map((name, at) => stepOf({ level: at + 1, name, lack: lacks[at] ?? null, tries }))
  return { level, ladder }
}

function stepOf(step: { level: number; name: string; lack: string | null; tries: AttemptCounts }): HintStep {
  const { level, name, lack, tries } = step
  if (level <= tries.given) return { level, name, state: 'given', opens: null }
  if (lack !== null) return { level, name, state: 'locked', opens: lack }
  if (tries.isUnlocked || level === tries.given + 1) return { level, name, state: 'next', opens: null }
  return { level, name, state: 'locked', opens: `Level ${level} comes after level ${level - 1}` }
}

/** What is still to be tried before a level, one sentence; null: nothing. */
function lackOf(level: number, tries: AttemptCounts): string | null {
  const { given, hasTried, hasEverTried, judged, failed } = tries
  const isNext = given > 0 && level === given + 1
  switch (level) {
    case 1:
      return null
    case 2:
      return hasTried
        ? null
        : `Level 2 opens once you have run or submitted your code${hasEverTried ? ' again' : ''}`
    case 3:
      if (failed === 0) return 'Level 3 opens after a submission that was not Accepted'
      break
    default:
      if (judged < triesForLast)
        return `Level ${level} opens after ${triesForLast} submissions; you have made ${judged}`
  }
  return isNext && !hasTried ? `Level ${level} opens once you have run or submitted again` : null
}
