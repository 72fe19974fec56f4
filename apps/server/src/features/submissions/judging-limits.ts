import type { Context } from '../../context.ts'
import type { RateRule } from '../../http/rate-limit.ts'

/** Rate limits of runs and submissions, in and outside contests together. */
export function judgingLimits(limits: Context['config']['limits']): { run: RateRule; submit: RateRule } {
  const rule = { windowSeconds: 60 }
  return {
    run: {
      ...rule,
      name: 'run',
      most: limits.runsPerMinute,
      message: `At most ${limits.runsPerMinute} runs a minute.`,
    },
    submit: {
      ...rule,
      name: 'submit',
      most: limits.submitsPerMinute,
      message: `At most ${limits.submitsPerMinute} submissions a minute.`,
    },
  }
}
