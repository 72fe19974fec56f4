import {
  leafGroups,
  type ProblemDraft,
  type ScoreGroup,
  sampleGroup,
  scoringOfSubtasks,
} from '@codedojo/contract'
import type { VersionCase } from '@codedojo/db'
import { badInput, type Issue } from '../../../http/parse-input.ts'
import type { StoredVersion } from '../versions/version-queries.ts'

type HiddenCases = ProblemDraft['hiddenTestCases']

/** The hidden cases as they are judged: subtask by subtask, those of each in the order of the request. */
export function inOrderOfSubtasks({ hiddenTestCases, subtasks = [] }: ProblemDraft): HiddenCases {
  if (subtasks.length === 0) return hiddenTestCases
  return hiddenTestCases.toSorted((one, other) => (one.subtask ?? 0) - (other.subtask ?? 0))
}

interface CasesToGroup {
  readonly body: ProblemDraft
  /** In the order of judging. */
  readonly hiddenTestCases: HiddenCases
  readonly current: StoredVersion | null
  /** The case of the current version with the same texts, by the place of the new one. */
  readonly oldAt: (place: number) => VersionCase | undefined
}

interface GroupedCases {
  /** null for a pass-fail problem. */
  readonly scoring: ScoreGroup | null
  readonly groupOf: (place: number) => Pick<VersionCase, 'groupName'>
}

/**
 * The groups of the cases: those of the request, or, if it says nothing of points, those of the current version. Throws
 * `bad_input` for a hidden case without a subtask, and for a subtask or group without a case.
 */
export function groupsOfCases({ body, hiddenTestCases, current, oldAt }: CasesToGroup): GroupedCases {
  const { subtasks, visibleTestCases } = body
  const scoring = subtasks === undefined ? (current?.columns.scoring ?? null) : scoringOfSubtasks(subtasks)
  if (scoring === null) return { scoring, groupOf: () => ({ groupName: null }) }
  const leaves = leafGroups(scoring).map(({ name }) => name)
  const names = [
    ...visibleTestCases.map((_, at) => (subtasks ? sampleGroup : (oldAt(at)?.groupName ?? sampleGroup))),
    ...hiddenTestCases.map(({ subtask }, at) =>
      subtasks ? leaves[subtask ?? -1] : oldAt(visibleTestCases.length + at)?.groupName,
    ),
  ]
  if (body.status !== 'draft') refuseGaps({ ...body, leaves, names })
  return { scoring, groupOf: (place) => ({ groupName: names[place] ?? leaves[0] ?? null }) }
}

interface GapsToFind extends Pick<ProblemDraft, 'subtasks' | 'hiddenTestCases'> {
  readonly leaves: readonly string[]
  readonly names: readonly (string | null | undefined)[]
}

function refuseGaps({ subtasks, hiddenTestCases, leaves, names }: GapsToFind): void {
  const issues: Issue[] = []
  const refuse = (path: PropertyKey[], message: string) =>
    issues.push({ code: 'custom', path, message, input: undefined })
  if (subtasks) {
    for (const [at, { subtask }] of hiddenTestCases.entries())
      if (subtask === undefined || subtask >= subtasks.length)
        refuse(['hiddenTestCases', at, 'subtask'], 'Choose the subtask of this case')
    for (const [at, name] of leaves.entries())
      if (!names.includes(name))
        refuse(['subtasks', at, 'points'], `Subtask ${at + 1} has no hidden case: give it one, or remove it`)
  } else {
    const visibleCount = names.length - hiddenTestCases.length
    for (const at of hiddenTestCases.keys())
      if (!names[visibleCount + at])
        refuse(
          ['hiddenTestCases', at, 'input'],
          'The test groups of this problem come from its package, which says what a case gives: add the case there and import it again',
        )
    const lost = leaves.find((name) => !names.includes(name))
    if (lost !== undefined) refuse(['hiddenTestCases'], `The test group ${lost} would have no case left`)
  }
  if (issues.length > 0) throw badInput(issues)
}
