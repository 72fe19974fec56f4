import { languageNames, leastLearners, type RuntimeBucket, type RuntimeComparison } from '@codedojo/contract'
import { pluralize, pluralNoun } from '../../../lib/format/pluralize.ts'
import { runtimeSeconds } from '../result/result-text.ts'

/** Seconds in the result view, milliseconds in the list of submissions, like the runtime itself. */
export type TimeUnit = 's' | 'ms'

/** "0.046 s" or "46 ms", with a non-breaking space. */
export function measuredTime(ms: number, unit: TimeUnit): string {
  return `${timeNumber(ms, unit)}\u00A0${unit}`
}

function timeNumber(ms: number, unit: TimeUnit): string {
  return unit === 's' ? runtimeSeconds(ms) : String(Math.round(ms))
}

/** "0.040–0.044 s", a single time if the bucket has only one, or "0.100 s and more". */
export function bucketRangeText({ fromMs, belowMs }: RuntimeBucket, unit: TimeUnit): string {
  const from = measuredTime(fromMs, unit)
  if (belowMs === null) return `${from} and more`
  if (belowMs === fromMs + 1) return from
  return `${timeNumber(fromMs, unit)}–${measuredTime(belowMs - 1, unit)}`
}

/** The user's rank as far as the measurement supports it, and otherwise the reason. */
export function runtimeRankText(comparison: RuntimeComparison, unit: TimeUnit): string {
  const { rank, learners, language, noise } = comparison
  const others = pluralize(learners, 'learner')
  const noiseWords = noise ? ` (±${measuredTime(noise.plusMinusMs, unit)})` : ''
  switch (rank.kind) {
    case 'too_few':
      return tooFewWords(learners, languageNames[language])
    case 'unmeasured':
      return `Compared with ${others}. No place is told: the judge has not measured how much this time varies.`
    case 'percent':
      return `Faster than ${rank.fasterThan} % of ${others}.`
    case 'range':
      return `Faster than ${rank.least}–${rank.most} % of ${others}: the difference is within the noise of measuring${noiseWords}.`
    case 'too_close':
      return `The times of these ${others} are too close to rank: the noise of measuring${noiseWords} alone moves yours past ${rank.most - rank.least} % of them.`
  }
}

function tooFewWords(learners: number, language: string): string {
  const present =
    learners === 0
      ? `No other learner has an accepted ${language} submission here yet.`
      : `${pluralize(learners, 'other learner')} ${pluralNoun(learners, 'has', 'have')} an accepted ${language} submission here.`
  return `${present} From ${leastLearners} on, yours is compared with theirs.`
}

/** What the repeated measurements showed; null if there are none yet. */
export function repetitionText({ noise }: RuntimeComparison, unit: TimeUnit): string | null {
  if (noise === null) return null
  const runs = `The judge ran this program ${noise.runs} times`
  return noise.leastMs === noise.mostMs
    ? `${runs}: ${measuredTime(noise.leastMs, unit)} each time.`
    : `${runs}: ${measuredTime(noise.leastMs, unit)} to ${measuredTime(noise.mostMs, unit)}.`
}
