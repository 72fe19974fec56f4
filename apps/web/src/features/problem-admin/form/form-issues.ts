import { problemDraftBody, publishedProblemSchema } from '@codedojo/contract'
import type { z } from 'zod'
import { serverNow } from '../../../lib/api/server-clock.ts'
import { bodyOf } from './body-of-values.ts'
import { formPathOf } from './form-path.ts'
import { momentOf } from './local-time.ts'
import type { ProblemValues } from './problem-values.ts'

export interface FormIssue {
  /** In the form: "visibleTestCases.0.output". */
  readonly path: string
  readonly message: string
}

/**
 * What the server would refuse, by the contract's own schemas. `stored` is what a published problem held when it was opened:
 * an imported one may hold what no form would let pass, and it may keep it.
 */
export function formIssues(values: ProblemValues, stored: ProblemValues | null): FormIssue[] {
  const body = bodyOf(values)
  const schema = values.status === 'draft' ? problemDraftBody : publishedProblemSchema
  const issues = schema.safeParse(body).error?.issues ?? []
  const kept = stored !== null && stored.status !== 'draft' ? bodyOf(stored) : null
  const found = issues
    .filter(({ path }) => kept === null || !wasStored(path, body, kept))
    .map((issue) => ({ path: formPathOf(issue.path.join('.'), values), message: wordsOf(issue) }))
  const ours = [...tagIssues(values, stored), ...timeIssues(values), ...videoIssues(values)]
  return [...found, ...ours.filter(({ path }) => !found.some((issue) => issue.path === path))]
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return issue.message
  if (issue.expected === 'number') return 'Enter a number'
  return issue.expected === 'int' ? 'Enter a whole number' : issue.message
}

/** The body knows only one list of tags, so a further tag would silently become the primary one. */
function tagIssues({ primaryTag, status }: ProblemValues, stored: ProblemValues | null): FormIssue[] {
  const isKept = stored !== null && stored.status !== 'draft' && stored.primaryTag === ''
  if (primaryTag !== '' || status === 'draft' || isKept) return []
  return [{ path: 'primaryTag', message: 'Please select a tag' }]
}

function timeIssues({ status, publishAt }: ProblemValues): FormIssue[] {
  if (status !== 'scheduled') return []
  const moment = momentOf(publishAt)
  if (!moment) return [{ path: 'publishAt', message: 'Say when it is to be published' }]
  if (moment.getTime() > serverNow()) return []
  return [{ path: 'publishAt', message: 'The time to publish must be in the future' }]
}

/** A video is part of a solution, so it would be lost without one. */
function videoIssues({ code }: ProblemValues): FormIssue[] {
  return Object.entries(code).flatMap(([language, { reference, video }]) =>
    video.trim() !== '' && reference.trim() === ''
      ? [{ path: `code.${language}.video`, message: 'A video needs a reference solution in its language' }]
      : [],
  )
}

/** The same value stood there, or the whole case stood somewhere in its list: removing one case moves the others. */
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
