import {
  contestBody,
  contestChangeBody,
  contestLimits,
  languages,
  type ManagedContestDetail,
} from '@codedojo/contract'
import { z } from 'zod'
import { formatLocalTime, parseLocalTime } from '../../../lib/format/local-time.ts'

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

const { code, penaltyMinutes, freezeMinutes, languages: languageList, isRated } = contestBody.shape
const savedFields = contestBody.extend({
  updatedAt: contestChangeBody.shape.updatedAt,
  startsAt: z.string({ error: 'Start is required' }),
  code: code.unwrap(),
  penaltyMinutes: penaltyMinutes.unwrap(),
  freezeMinutes: freezeMinutes.unwrap(),
  languages: languageList.unwrap(),
  isRated: isRated.unwrap(),
})

/**
 * The form's values as typed. `startsAt` is in the browser's time zone; `updatedAt` is the version that the author saw, for
 * conflict detection.
 */
const typedSchema = z.object({
  name: z.string(),
  description: z.string(),
  startsAt: z.string(),
  minutes: z.string(),
  rule: z.string(),
  visibility: z.string(),
  code: z.string(),
  penaltyMinutes: z.string(),
  freezeMinutes: z.string(),
  languages: z.array(z.string()),
  isRated: z.boolean(),
  problems: z.array(z.object({ problemId: z.string(), title: z.string(), points: z.string() })),
  updatedAt: z.string().optional(),
})

/** Parses the typed values with the server's rules; all errors are reported at once. */
export const contestFormSchema = typedSchema.transform((typed, context): z.output<typeof savedFields> => {
  const { data, error } = savedFields.safeParse(sentOf(typed))
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [...path], message })
  }
  if (typed.visibility === 'code' && typed.code.trim() === '') {
    context.addIssue({ code: 'custom', path: ['code'], message: 'Code is required: people register with it' })
  }
  return data ?? z.NEVER
})

function sentOf(typed: z.output<typeof typedSchema>) {
  return {
    ...typed,
    startsAt: parseLocalTime(typed.startsAt) ?? undefined,
    minutes: numberOf(typed.minutes),
    penaltyMinutes: numberOf(typed.penaltyMinutes),
    freezeMinutes: numberOf(typed.freezeMinutes),
    problems: typed.problems.map(({ problemId, points }) => ({ problemId, points: numberOf(points) })),
  }
}

export type ContestForm = z.input<typeof contestFormSchema>
export type ContestToSave = z.output<typeof contestFormSchema>

/** The fields that a server error can refer to. */
export const contestFields = [
  ...(['name', 'description', 'startsAt', 'minutes', 'rule', 'visibility', 'code'] as const),
  ...(['penaltyMinutes', 'freezeMinutes', 'languages', 'isRated', 'problems'] as const),
  ...Array.from({ length: contestLimits.problems }, (_, at) =>
    (['problemId', 'points'] as const).map((part) => `problems.${at}.${part}` as const),
  ).flat(),
]

/** Initial values of the form; null for a new contest. */
export function contestFormOf(contest: ManagedContestDetail | null): ContestForm {
  if (contest === null)
    return {
      ...{
        name: '',
        description: '',
        startsAt: '',
        minutes: '90',
        rule: 'icpc',
        visibility: 'draft',
        code: '',
      },
      ...{
        penaltyMinutes: '20',
        freezeMinutes: '0',
        languages: [...languages],
        isRated: false,
        problems: [],
      },
    }
  const { name, description, rule, visibility, code, isRated, problemList, updatedAt } = contest
  return {
    ...{ name, description, rule, visibility, code, isRated, updatedAt },
    startsAt: formatLocalTime(contest.startsAt),
    minutes: String(contest.minutes),
    penaltyMinutes: String(contest.penaltyMinutes),
    freezeMinutes: String(contest.freezeMinutes),
    languages: [...contest.languages],
    problems: problemList.map(({ problemId, title, points }) => ({
      ...{ problemId, title, points: String(points) },
    })),
  }
}
