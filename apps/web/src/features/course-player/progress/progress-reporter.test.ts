import type { LessonProgress } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { ApiError, noAnswerError } from '../../../lib/api/api-error.ts'
import type { PlayedReport } from './playback.ts'
import { ProgressReporter } from './progress-reporter.ts'

const progress: LessonProgress = {
  ...{ position: 0, playedSeconds: 0, playedPercent: 0, isMarked: false, isComplete: false },
  missing: ['watch'],
}

interface SentReport {
  readonly lessonId: string
  readonly report: PlayedReport
}

function reporting(answer: () => Promise<LessonProgress> = async () => progress) {
  const [sent, answered, refused]: [SentReport[], string[], ApiError[]] = [[], [], []]
  const reporter = new ProgressReporter({
    send: (lessonId, report) => {
      sent.push({ lessonId, report })
      return answer()
    },
    onAnswer: (lessonId) => answered.push(lessonId),
    onRefused: (error) => refused.push(error),
  })
  return { reporter, sent, answered, refused }
}

test('several reports of a lesson go as one, with the latest position, and once', async () => {
  const { reporter, sent, answered } = reporting()
  reporter.note('a', { played: [[0, 5]], position: 5 })
  reporter.note('a', { played: [[9, 12]], position: 12, seconds: 60 })
  reporter.note('a', null)

  await reporter.flush()
  await reporter.flush()

  const report = {
    played: [
      [0, 5],
      [9, 12],
    ],
    position: 12,
    seconds: 60,
  }
  expect(sent).toEqual([{ lessonId: 'a', report }])
  expect(answered).toEqual(['a'])
})

test('what did not arrive is sent again with what came meanwhile, also of a lesson that was left', async () => {
  let isAway = true
  const { reporter, sent } = reporting(async () => {
    if (isAway) throw noAnswerError(new TypeError('away'))
    return progress
  })
  reporter.note('a', { played: [[0, 5]], position: 5 })
  await reporter.flush()
  reporter.note('b', { played: [[0, 1]], position: 1 })

  isAway = false
  await reporter.flush()

  expect(sent.slice(1).map(({ lessonId, report }) => [lessonId, report.played])).toEqual([
    ['a', [[0, 5]]],
    ['b', [[0, 1]]],
  ])
})

test('what was played after the session had ended is told once the same person is signed in again', async () => {
  let isIn = false
  const { reporter, sent, refused } = reporting(async () => {
    if (isIn) return progress
    throw new ApiError({ status: 401, code: 'not_signed_in', message: 'You are not signed in.' })
  })
  reporter.note('a', { played: [[0, 5]], position: 5 })
  await reporter.flush()

  isIn = true
  await reporter.flush()

  expect(refused).toEqual([])
  expect(sent.map(({ report }) => report.position)).toEqual([5, 5])
})

test('while a report is under way the next one waits for it', async () => {
  const open: ((progress: LessonProgress) => void)[] = []
  const { reporter, sent } = reporting(() => new Promise((resolve) => open.push(resolve)))
  reporter.note('a', { played: [[0, 5]], position: 5 })
  const first = reporter.flush()
  reporter.note('a', { played: [[5, 9]], position: 9 })
  await reporter.flush()

  expect(sent).toHaveLength(1)
  open[0]?.(progress)
  await Promise.resolve().then(() => Promise.resolve())
  open[1]?.(progress)
  await first
  expect(sent.map(({ report }) => report.position)).toEqual([5, 9])
})

test('a refusal is told, and what was refused is not sent again', async () => {
  const { reporter, sent, refused } = reporting(async () => {
    throw new ApiError({ status: 403, code: 'course_expired', message: 'Over.' })
  })
  reporter.note('a', { played: [[0, 5]], position: 5 })

  await reporter.flush()
  await reporter.flush()

  expect(sent).toHaveLength(1)
  expect(refused.map(({ code }) => code)).toEqual(['course_expired'])
})

test('more stretches than a report can hold go in several', async () => {
  const { reporter, sent } = reporting()
  const many = (count: number): PlayedReport => ({
    played: Array.from({ length: count }, (_, at) => [at * 2, at * 2 + 1]),
    position: 1,
  })
  reporter.note('a', many(70))
  reporter.note('a', many(40))

  await reporter.flush()

  expect(sent.map(({ report }) => report.played.length)).toEqual([70, 40])
})

test('an hour that was played without a connection is one stretch in one report', async () => {
  let isAway = true
  const { reporter, sent } = reporting(async () => {
    if (isAway) throw noAnswerError(new TypeError('away'))
    return progress
  })
  for (let from = 0; from < 3600; from += 10) {
    reporter.note('a', { played: [[from, from + 10]], position: from + 10 })
    await reporter.flush()
  }
  sent.length = 0

  isAway = false
  await reporter.flush()

  expect(sent).toEqual([{ lessonId: 'a', report: { played: [[0, 3600]], position: 3600 } }])
})

test('a stretch that begins elsewhere stays one of its own', async () => {
  const { reporter, sent } = reporting()
  reporter.note('a', { played: [[0, 10]], position: 10 })
  reporter.note('a', { played: [[10.01, 20]], position: 20 })
  reporter.note('a', { played: [[22, 30]], position: 30 })
  reporter.note('a', { played: [[0, 30]], position: 30 })

  await reporter.flush()

  expect(sent[0]?.report.played).toEqual([
    [0, 20],
    [22, 30],
    [0, 30],
  ])
})
