import type { Outcome } from '@codedojo/contract'
import { judgeSubmission } from '../apps/judge/src/judge-submission.ts'
import type { OpenJudge } from '../apps/judge/src/open-judge.ts'
import { makeCalibratedSubmission } from '../apps/judge/src/testing/make-calibrated-submission.ts'
import type { BenchParts } from './case-cost.ts'
import { printTable } from './print-table.ts'
import { quantile } from './statistics.ts'

const runs = 200
const timeMs = 1000
const shareOfLimit = 0.7

/** Measures how much the time of one program at 70 % of its limit varies when it runs repeatedly on every slot. */
export async function measureSteadiness({ judge, goals }: BenchParts): Promise<void> {
  const submission = await makeCalibratedSubmission(judge, { timeMs, share: shareOfLimit })
  const outcomes = await onEverySlot(judge, runs, () =>
    judgeSubmission(submission, judge, { onProgress: () => {} }),
  )
  const accepted = outcomes.filter(({ status }) => status === 'Accepted').length
  const times = outcomes.map(({ runtimeMs }) => runtimeMs)
  const [low, middle, high] = [quantile(times, 0.05), quantile(times, 0.5), quantile(times, 0.95)]
  const spread = (high - low) / middle
  goals.add({ name: '(p95-p5)/median of one program', value: spread, aim: 0.15, better: 'less' })
  goals.add({ name: `Accepted of ${runs} at 70 % of the limit`, value: accepted, aim: runs, better: 'more' })
  printTable(`One C++ program ${runs} times, ${judge.sandbox.slotCount} at a time, limit ${timeMs} ms`, [
    ['Accepted', 'p5 ms', 'median ms', 'p95 ms', 'spread'],
    [String(accepted), low.toFixed(0), middle.toFixed(0), high.toFixed(0), spread.toFixed(3)],
  ])
}

async function onEverySlot(
  { sandbox }: OpenJudge,
  count: number,
  judgeOnce: () => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let left = count
  const worker = async () => {
    while (left-- > 0) outcomes.push(await judgeOnce())
  }
  await Promise.all(Array.from({ length: sandbox.slotCount }, worker))
  return outcomes
}
