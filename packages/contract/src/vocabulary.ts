import { z } from 'zod'

/** The supported languages, in display order. */
export const languages = ['cpp', 'java', 'python', 'javascript'] as const
export const languageSchema = z.enum(languages, {
  error: 'Language must be one of cpp, java, python, javascript',
})
export type Language = z.infer<typeof languageSchema>

export const languageNames = {
  cpp: 'C++',
  java: 'Java',
  python: 'Python',
  javascript: 'JavaScript',
} as const satisfies Record<Language, string>

/** Bundled problems give slower languages more time; learners see the resulting limit. */
export const timeFactors = { cpp: 1, java: 2, python: 3, javascript: 2 } as const satisfies Record<
  Language,
  number
>

/** Extra KB for the virtual machine of a language, on top of the problem's limit. */
export const memoryExtraKb = {
  cpp: 0,
  java: 128 * 1024,
  python: 0,
  javascript: 128 * 1024,
} as const satisfies Record<Language, number>

/** All verdicts, with the texts that users see. */
export const verdicts = [
  'Accepted',
  /** Some of the points of a problem with points, never the verdict of a case. */
  'Partially Accepted',
  'Wrong Answer',
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Runtime Error',
  'Compilation Error',
  'Internal Error',
] as const
export const verdictSchema = z.enum(verdicts)
export type Verdict = z.infer<typeof verdictSchema>

/** The verdict that a text names, in capitals or not; null if none. The name of one verdict ends with that of another. */
export function findVerdict(text: string): Verdict | null {
  const small = text.toLowerCase()
  const longestFirst = verdicts.toSorted((one, other) => other.length - one.length)
  return longestFirst.find((verdict) => small.includes(verdict.toLowerCase())) ?? null
}

/** Whether a program was stopped because it exceeded a limit. */
export function isLimitExceeded(verdict: Verdict): boolean {
  return verdict.endsWith('Limit Exceeded')
}

export const submissionStatuses = ['In Queue', 'Judging', ...verdicts] as const
export const submissionStatusSchema = z.enum(submissionStatuses)
export type SubmissionStatus = z.infer<typeof submissionStatusSchema>

export const difficulties = ['easy', 'medium', 'hard'] as const
export const difficultySchema = z.enum(difficulties)
export type Difficulty = z.infer<typeof difficultySchema>
/** Drafts may have none: ''. */
export const draftDifficultySchema = z.enum([...difficulties, ''])
export type DraftDifficulty = z.infer<typeof draftDifficultySchema>

/** The predefined tags. A problem stores tags as one comma-separated string, the primary tag first. */
export const tagChoices = [
  'Array',
  'Linked List',
  'Graphs',
  'Trees',
  'Dynamic Programming',
  'Strings',
  'Sorting',
  'Searching',
  'Stack',
  'Queue',
  'Hash Table',
  'Heap',
  'Greedy',
  'Backtracking',
  'Math',
  'Bit Manipulation',
] as const

/** The subjects of a learner's report about a problem. */
export const reportSubjects = ['statement', 'test', 'other'] as const

export const roles = ['user', 'admin'] as const
export const roleSchema = z.enum(roles)
export type Role = z.infer<typeof roleSchema>

/** Size limits of requests, in UTF-8 bytes where it says bytes. */
export const limits = {
  codeBytes: 64 * 1024,
  nameCharacters: 100,
  emailCharacters: 254,
  passwordCharacters: 128,
  descriptionCharacters: 100_000,
  /** All tags together, comma-separated. */
  tagsCharacters: 400,
  /** All other names of a problem together, comma-separated. */
  alsoCalledCharacters: 400,
  explanationCharacters: 10_000,
  customInputs: 10,
  customInputBytes: 64 * 1024,
  /** Answers that a learner gives by hand in one dialogue with their program. */
  handAnswers: 200,
  handAnswerBytes: 4 * 1024,
  testCases: 5000,
  /** Limits in a problem package: ten minutes per case, 64 GiB. */
  timeMs: 600_000,
  memoryKb: 64 * 1024 * 1024,
} as const
