import { setTimeout as sleep } from 'node:timers/promises'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkHistory } from '../../durability/check-history.ts'
import type { History } from '../../durability/history.ts'
import { signUp } from '../../durability/learner.ts'
import { readDatabaseState } from '../../durability/read-database-state.ts'
import { openActionLog } from './action-log.ts'
import { openRack, type Part, type Rack } from './rack.ts'
import { answerWithinMs, type Deeds, liveAsLearner } from './room-learner.ts'

const learnerCount = 50
/** How long a killed part is away, how long a cable is out, and how long people go on before the next thing happens. */
const [awayMs, cutMs, calmMs] = [3_000, 10_000, 5_000]
const patienceMs = 20 * 60_000

// Network namespaces need root.
test.skipIf(process.getuid?.() !== 0)(
  'any machine is killed, any cable cut and each program restarted in turn while fifty learners work, and nobody loses anything',
  async () => {
    await using rack = await openRack()
    const log = openActionLog()
    const history: History = { intents: [], observations: [] }
    const ending = new AbortController()
    const { front, problemId, parts } = rack
    const people = await Promise.all(
      Array.from({ length: learnerCount }, () => signUp({ history, url: () => front, answerWithinMs })),
    )
    const lives = Promise.all(
      people.map((learner, at) =>
        liveAsLearner({ ...{ number: at + 1, learner, front, problemId, log }, ending: ending.signal }),
      ),
    )
    lives.catch(() => undefined)

    await log.tell('nothing', () => sleep(2 * calmMs))
    for (const part of parts) await log.tell(`${part.name} is killed`, () => killAndStart(part))
    for (const part of parts) await log.tell(`the cable of ${part.name} is cut`, () => cutAndMend(part))
    await log.tell('each program is restarted in turn', () => restartInTurn(rack))
    await log.tell('nothing again', () => sleep(2 * calmMs))
    ending.abort()
    const deeds = await lives

    console.log(
      log
        .lines()
        .map((line) => line.join(' | '))
        .join('\n'),
    )
    console.log(JSON.stringify(log.counts()))
    expect(checkHistory(history, await readDatabaseState(rack.database, [problemId]))).toEqual([])
    expect(await lostMessages(rack, deeds)).toEqual([])
    expect(await lostDrafts(rack, deeds)).toEqual([])
    for (const count of Object.values(log.counts())) expect(count).toBeGreaterThan(5 * learnerCount)
  },
  patienceMs,
)

async function killAndStart(part: Part): Promise<void> {
  await part.kill()
  await sleep(awayMs)
  await part.start()
  await sleep(calmMs)
}

async function cutAndMend({ machine }: Part): Promise<void> {
  await machine.cut()
  await sleep(cutMs)
  await machine.mend()
  await sleep(calmMs)
}

/**
 * As for an update: the database first, then one program after the other, so that there is always another. The version stays the
 * same, so this says nothing about what two versions do beside each other.
 */
async function restartInTurn({ parts, migrate }: Rack): Promise<void> {
  await migrate()
  for (const part of parts.filter(({ name }) => /^(?:server|judge)/.test(name))) {
    await part.stop()
    await part.start()
    await sleep(calmMs)
  }
}

/** What was acknowledged and is not there once. */
async function lostMessages({ database }: Rack, deeds: readonly Deeds[]): Promise<string[]> {
  const rows = await database.queries.select({ text: schema.roomMessage.text }).from(schema.roomMessage)
  const counts = Map.groupBy(rows, ({ text }) => text)
  return deeds
    .flatMap(({ said }) => said)
    .filter((text) => counts.get(text)?.length !== 1)
    .map((text) => `"${text}" is there ${counts.get(text)?.length ?? 0} times.`)
}

async function lostDrafts({ database, problemId }: Rack, deeds: readonly Deeds[]): Promise<string[]> {
  const { draft } = schema
  const rows = await database.queries
    .select({ userId: draft.userId, code: draft.code })
    .from(draft)
    .where(eq(draft.problemId, problemId))
  return deeds.flatMap(({ userId, draft: code }) => {
    const own = rows.filter((row) => row.userId === userId)
    return own.length === 1 && own[0]?.code === code
      ? []
      : [`The draft of ${userId} is not what was saved last.`]
  })
}
