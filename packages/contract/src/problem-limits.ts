import { z } from 'zod'
import { type Language, languageSchema, memoryExtraKb, timeFactors } from './vocabulary.ts'

/** Limits per test case in one language: CPU milliseconds and KB, as displayed to learners. */
export const caseLimitsSchema = z.object({ timeMs: z.number().int(), memoryKb: z.number().int() })
export type ShownLimits = z.infer<typeof caseLimitsSchema>

const least = { timeMs: 100, memoryKb: 16 * 1024 }
const most = { timeMs: 60_000, memoryKb: 4096 * 1024 }

/** Limits that replace the problem's limits and the language's factor. */
export const languageLimitsSchema = z.partialRecord(
  languageSchema,
  z.object({
    timeMs: z
      .number()
      .int()
      .min(least.timeMs, 'The time limit must be at least 100 ms')
      .max(most.timeMs, 'The time limit must be at most 60000 ms')
      .optional(),
    memoryKb: z
      .number()
      .int()
      .min(least.memoryKb, 'The memory limit must be at least 16 MB')
      .max(most.memoryKb, 'The memory limit must be at most 4096 MB')
      .optional(),
  }),
)
export type LanguageLimits = z.infer<typeof languageLimitsSchema>

export interface LimitSettings {
  readonly timeLimitMs: number
  readonly memoryLimitKb: number
  /** True if the limits hold for every language alike; false if slower languages get their factor. */
  readonly sameLimits: boolean
  readonly languageLimits: LanguageLimits
}

/** The limits of a program itself: CPU milliseconds, and KB without the extra memory for its virtual machine. */
export function limitsInLanguage(language: Language, problem: LimitSettings): ShownLimits {
  const own = problem.languageLimits[language]
  const factor = problem.sameLimits ? 1 : timeFactors[language]
  return {
    timeMs: own?.timeMs ?? problem.timeLimitMs * factor,
    memoryKb: own?.memoryKb ?? problem.memoryLimitKb,
  }
}

/** The limits as displayed to learners. */
export function shownLimits(language: Language, problem: LimitSettings): ShownLimits {
  const { timeMs, memoryKb } = limitsInLanguage(language, problem)
  return { timeMs, memoryKb: memoryKb + memoryExtraKb[language] }
}
