import { problemDraftBody, publishedProblemSchema } from '@codedojo/contract'
import type { z } from 'zod'
import { serverNow } from '../../../lib/api/server-clock.ts'
import { parseLocalTime } from '../../../lib/format/local-time.ts'
import { formPathOf } from './form-path.ts'
import { toProblemBody } from './problem-body.ts'
import type { ProblemValues } from './problem-values.ts'

export interface FormIssue {
  /** Path in the form, such as "visibleTestCases.0.output". */
  readonly path: string
  readonly message: string
}

/**
 * Validates the form with the contract's schemas, like the server. `stored`: the values of a published problem when it was
 * opened. An imported problem may contain values that the schemas reject; unchanged values are accepted.
 */
export function formIssues(values: ProblemValues, stored: ProblemValues | null): FormIssue[] {
  const body = toProblemBody(values)
  const schema = values.status === 'draft' ? problemDraftBody : publishedProblemSchema
  const issues = schema.safeParse(body).error?.issues ?? []
  const kept = stored !== null && stored.status !== 'draft' ? toProblemBody(stored) : null
  const found = issues
    .filter(({ path }) => kept === null || !wasStored(path, body, kept))
    .map((issue) => ({ path: formPathOf(issue.path.join('.'), values), message: wordsOf(issue) }))
  const ours = [
    ...tagIssues(values, stored),
    ...timeIssues(values),
    ...videoIssues(values),
    ...subtaskIssues(values),
  ]
  return [...found, ...ours.filter(({ path }) => !found.some((issue) => issue.path === path))]
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return issue.message
  if (issue.expected === 'number') return 'Enter a number'
  return issue.expected === 'int' ? 'Enter a whole number' : issue.message
}

/**
 * The request body has a single tag list, so without a primary tag the first further tag would silently become the primary
 * one.
 */
function tagIssues({ primaryTag, status }: ProblemValues, stored: ProblemValues | null): FormIssue[] {
  const isKept = stored !== null && stored.status !== 'draft' && stored.primaryTag === ''
  if (primaryTag !== '' || status === 'draft' || isKept) return []
  return [{ path: 'primaryTag', message: 'Please select a tag' }]
}

function timeIssues({ status, publishAt }: ProblemValues): FormIssue[] {
  if (status !== 'scheduled') return []
  const moment = parseLocalTime(publishAt)
  if (!moment) return [{ path: 'publishAt', message: 'Say when it is to be published' }]
  if (Date.parse(moment) > serverNow()) return []
  return [{ path: 'publishAt', message: 'The time to publish must be in the future' }]
}

/** A video is stored with its solution, so without a solution it would be lost. */
function videoIssues({ code }: ProblemValues): FormIssue[] {
  return Object.entries(code).flatMap(([language, { reference, video }]) =>
    video.trim() !== '' && reference.trim() === ''
      ? [{ path: `code.${language}.video`, message: 'A video needs a reference solution in its language' }]
      : [],
  )
}

/** Each hidden case belongs to a subtask, and each subtask has one. */
function subtaskIssues({ subtasks, hiddenTestCases, status }: ProblemValues): FormIssue[] {
  if (subtasks.length === 0 || status === 'draft') return []
  const used = new Set(hiddenTestCases.map(({ subtask }) => subtask))
  return [
    ...hiddenTestCases.flatMap(({ subtask }, at) =>
      Number(subtask || -1) in subtasks
        ? []
        : [{ path: `hiddenTestCases.${at}.subtask`, message: 'Choose the subtask of this case' }],
    ),
    ...subtasks.flatMap((_, at) =>
      used.has(String(at))
        ? []
        : [
            {
              path: `subtasks.${at}.points`,
              message: `Subtask ${at + 1} has no hidden case: give it one, or remove it`,
            },
          ],
    ),
  ]
}

/** Whether the same value was stored at this path, or the same case anywhere in its list: removing a case shifts the others. */
function wasStored(path: readonly PropertyKey[], body: unknown, stored: unknown): boolean {
  if (isSame(valueAt(body, path), valueAt(stored, path))) return true
  const [list, at] = path
  if (list === undefined || at === undefined) return false
  const before = valueAt(stored, [list])
  const entry = valueAt(body, [list, at])
  return Array.isArray(before) && before.some((one) => isSame(one, entry))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, key), rest) : undefined
}
