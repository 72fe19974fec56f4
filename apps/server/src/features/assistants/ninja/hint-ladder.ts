import { type HintStep, hintLevels } from '@codedojo/contract'

/** The counts of a person's runs and submissions to a problem that unlock hints. */
export interface AttemptCounts {
  /** Level of the last hint; 0 before the first one. */
  readonly given: number
  /** Whether something was run or submitted since the last hint; before the first hint: ever. */
  readonly hasTried: boolean
  /** Whether something was ever run or submitted, as far as known: runs are kept for an hour. */
  readonly hasEverTried: boolean
  /** Judged submissions, and those of them that were not Accepted. */
  readonly judged: number
  readonly failed: number
  /** The person has solved the problem, or owns its solutions. */
  readonly isUnlocked: boolean
}

/** Judged submissions required for the last level. */
const triesForLast = 3

/**
 * The hint ladder, and the level of the next answer: one above the last level, if the attempts have unlocked it and
 * something was tried since; asking alone never climbs. A person who may see the solutions has every level unlocked and
 * climbs by asking, but the first hint is never the last level.
 */
export function chooseHintLevel(tries: AttemptCounts): {
  readonly level: number
  readonly ladder: readonly HintStep[]
} {
  const { given, isUnlocked } = tries
  const lacks = hintLevels.map((_, at) => (isUnlocked ? null : requirementFor(at + 1, tries)))
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

/** One sentence about what is required to unlock a level; null if nothing. */
function requirementFor(level: number, tries: AttemptCounts): string | null {
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
