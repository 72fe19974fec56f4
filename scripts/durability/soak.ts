import { setTimeout as sleep } from 'node:timers/promises'
import { languages } from '@codedojo/contract'
import { connect } from '@codedojo/db'
import { startEmbedded } from '@codedojo/db/embedded'
import { startInstallation } from '../../e2e/installation.ts'
import { checkHistory } from './check-history.ts'
import type { History } from './history.ts'
import { type Learner, signUp } from './learner.ts'
import { startNemesis } from './nemesis.ts'
import { makeRandom, type Random } from './random.ts'
import { readDatabaseState } from './read-database-state.ts'
import { addSumProblem, type ProgramKind, sumProgram, verdictOfKind } from './sum-problem.ts'

export interface SoakOptions {
  readonly submissions: number
  /** Seed for the order of programs and kills. */
  readonly seed: number
  /** Number of concurrent submissions of each of the five learners. */
  readonly lanes: number
  /** Minimum number of submissions judged between most kills; default 0. See `NemesisOptions`. */
  readonly minJudged?: number
  readonly say: (line: string) => void
}

export interface SoakResult {
  readonly faults: readonly string[]
  readonly kills: Readonly<Record<string, number>>
  /** Time from the last kill, when all lanes were busy, until every submission had its verdict. */
  readonly recoveryMs: number
}

const learnerCount = 5
const problemCount = 3
/** Every submission must have its verdict this long after the last kill. */
const recoveryMostMs = 120_000
const observeMs = 1000
const answerWithinMs = 8000
const noLimits = {
  SUBMIT_LIMIT_PER_MINUTE: '1000000',
  SIGN_UP_LIMIT_PER_10_MINUTES: '1000',
}

/** Nearly half are correct, the others wrong in each way; slow ones cost the most. */
const kindsInMix = [
  'right',
  'right',
  'right',
  'wrong',
  'wrong',
  'broken',
  'slow',
] as const satisfies ProgramKind[]

/**
 * Runs an installation like an operator, lets learners submit while its programs are killed, and returns the violated guarantees.
 */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const { submissions, seed, lanes, minJudged = 0, say } = options
  const random = makeRandom(seed)
  const installation = await startInstallation(noLimits)
  const { dataFolder } = installation
  const embedded = await startEmbedded({ dataFolder, log: () => {} })
  const database = connect(embedded.url)
  const history: History = { intents: [], observations: [] }
  const ending = new AbortController()
  const { signal } = ending
  try {
    const problemIds = await Array.fromAsync({ length: problemCount }, () => addSumProblem(database))
    const place = { history, url: () => installation.url, answerWithinMs, signal }
    const learners = await Array.fromAsync({ length: learnerCount }, () => signUp(place))
    const watched = learners.map((learner) => watch(learner, signal))
    let judged = 0
    await using nemesis = startNemesis({ dataFolder, random, judged: () => judged, minJudged })

    const onJudged = () => {
      judged += 1
    }
    const { promise: allMade, resolve: onLastMade } = Promise.withResolvers<void>()
    const everything = { learners, lanes, problemIds, submissions, random, onLastMade, onJudged }
    const allJudged = submitAll(everything)
    await Promise.race([allMade, allJudged])
    const { kills, lastAt } = await nemesis.stop()
    say(`seed ${seed}: ${submissions} made, ${judged} judged; killed: ${JSON.stringify(kills)}`)

    const late = await lateness(allJudged, lastAt + recoveryMostMs)
    const recoveryMs = performance.now() - lastAt
    if (late.length === 0) await lookAtAll(learners, history)
    ending.abort()
    await Promise.all(watched)
    const faults = [...late, ...checkHistory(history, await readDatabaseState(database, problemIds))]
    return { faults, kills, recoveryMs }
  } finally {
    // Clients that still wait for a late verdict must not ask an installation that is stopped.
    ending.abort()
    await database[Symbol.asyncDispose]()
    await installation.stop()
  }
}

/** Reads the submission list and the event stream, like open pages. */
async function watch(learner: Learner, signal: AbortSignal): Promise<void> {
  const reading = async () => {
    while (!signal.aborted) {
      await learner.readList()
      await sleep(observeMs)
    }
  }
  await Promise.all([learner.follow(signal), reading()])
}

interface Plan {
  readonly learners: readonly Learner[]
  readonly lanes: number
  readonly problemIds: readonly string[]
  readonly submissions: number
  readonly random: Random
  /** Called when everything has been sent at least once or is about to be. */
  readonly onLastMade: () => void
  readonly onJudged: () => void
}

/** Each lane of each learner submits, waits for the verdict, and repeats. */
async function submitAll(plan: Plan): Promise<void> {
  const { learners, lanes, problemIds, random, onLastMade, onJudged } = plan
  let left = plan.submissions
  const lane = async (learner: Learner) => {
    while (left > 0) {
      const number = left--
      const language = random.oneOf(languages)
      const kind = random.oneOf(kindsInMix)
      const problemId = problemIds[number % problemIds.length] ?? ''
      const code = sumProgram(language, kind, `${process.pid} ${number}`)
      const acknowledged = learner.submit({ problemId, language, code, expected: verdictOfKind[kind] })
      if (left === 0) onLastMade()
      await learner.untilJudged(await acknowledged)
      onJudged()
    }
  }
  await Promise.all(learners.flatMap((learner) => Array.from({ length: lanes }, () => lane(learner))))
}

/** Waits until `deadline` (by `performance.now()`). */
async function lateness(allJudged: Promise<void>, deadline: number): Promise<string[]> {
  const waiting = new AbortController()
  const { signal } = waiting
  const tooLong = sleep(deadline - performance.now(), true, { signal }).catch(() => true)
  const isLate = await Promise.race([allJudged.then(() => false), tooLong]).finally(() => waiting.abort())
  const seconds = recoveryMostMs / 1000
  return isLate ? [`Not every submission had its verdict ${seconds} s after the last kill.`] : []
}

/** Reads everything once more after the last kill, to compare it with earlier observations. */
async function lookAtAll(learners: readonly Learner[], { intents }: History): Promise<void> {
  for (const learner of learners) {
    const own = intents.filter(({ userId }) => userId === learner.userId)
    const ids = new Set(own.flatMap(({ acknowledgedAs }) => acknowledgedAs))
    for (const id of ids) await learner.lookAt(id).catch(() => null)
  }
}
