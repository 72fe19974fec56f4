import type { RuntimeBucket } from '@codedojo/contract'
import type { RuntimeCount } from './runtime-queries.ts'

/** As many bars as a phone can show. */
const mostBuckets = 18
/** The slowest 5 % share one open-ended bucket, so that outliers do not compress all others into one bar. */
const shownShare = 0.95

/**
 * Groups the runtimes of others into buckets of equal, round width (1, 2, 5, 10 ms …), from the fastest to the slowest,
 * including the caller's own. `others` must be sorted by time and not empty.
 */
export function runtimeBuckets(ownMs: number, others: readonly RuntimeCount[]): RuntimeBucket[] {
  const first = Math.min(ownMs, ...others.slice(0, 1).map(({ ms }) => ms))
  const last = Math.max(first, shownUpTo(others))
  const width = widthFor(first, last)
  const start = Math.floor(first / width) * width
  const count = Math.floor(last / width) - Math.floor(first / width) + 1
  const end = start + count * width
  const buckets = Array.from({ length: count }, (_, at) => {
    const fromMs = start + at * width
    return { fromMs, belowMs: fromMs + width, learners: learnersIn(others, fromMs, fromMs + width) }
  })
  const slower = learnersIn(others, end, Number.POSITIVE_INFINITY)
  const hasMore = slower > 0 || ownMs >= end
  return hasMore ? [...buckets, { fromMs: end, belowMs: null, learners: slower }] : buckets
}

function shownUpTo(others: readonly RuntimeCount[]): number {
  const wanted = shownShare * learnersIn(others, 0, Number.POSITIVE_INFINITY)
  let seen = 0
  for (const { ms, learners } of others) {
    seen += learners
    if (seen >= wanted) return ms
  }
  return 0
}

function widthFor(first: number, last: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const width of [unit, 2 * unit, 5 * unit]) {
      if (Math.floor(last / width) - Math.floor(first / width) < mostBuckets) return width
    }
  }
}

function learnersIn(others: readonly RuntimeCount[], fromMs: number, belowMs: number): number {
  return others.reduce((sum, { ms, learners }) => (ms >= fromMs && ms < belowMs ? sum + learners : sum), 0)
}
