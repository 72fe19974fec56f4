import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { draftSchema, messageReceiptSchema } from '@codedojo/contract'
import { z } from 'zod'
import { openPage } from '../../../apps/server/src/realtime/testing/socket-testbed.ts'
import type { Learner } from '../../durability/learner.ts'
import { sumProgram, verdictOfKind } from '../../durability/sum-problem.ts'
import type { ActionLog } from './action-log.ts'

/** A page waits so long for an answer before it asks again, and pauses so long in between. */
export const answerWithinMs = 8_000
const retryMs = 300

/** What one person did and was told was done. */
export interface Deeds {
  readonly userId: string
  /** Texts of messages that were acknowledged. */
  readonly said: string[]
  /** The code of the draft that was acknowledged last. */
  draft: string
}

interface LearnerPlace {
  readonly number: number
  readonly learner: Learner
  readonly front: string
  readonly problemId: string
  readonly log: ActionLog
  /** Aborted when nothing new is to be begun. What was begun is brought to its end. */
  readonly ending: AbortSignal
}

/** Lives as a learner: saves a draft, says something, submits and waits for the verdict, over and over. */
export async function liveAsLearner(place: LearnerPlace): Promise<Deeds> {
  const { number, learner, front, problemId, log, ending } = place
  const deeds: Deeds = { userId: learner.userId, said: [], draft: '' }
  using page = openPage(front, { cookie: learner.cookie, transports: ['polling', 'websocket'] })
  let revision = 0
  for (let round = 1; !ending.aborted; round++) {
    const kind = (number + round) % 3 === 0 ? 'wrong' : 'right'
    const code = sumProgram('python', kind, `${number} ${round}`)
    revision = await log.watch('draft', (onRepeat) =>
      saveDraft({ learner, front, problemId, code, revision, onRepeat }),
    )
    deeds.draft = code
    const text = `${number} says ${round}`
    await log.watch('message', (onRepeat) => say(page.socket, { text, onRepeat }))
    deeds.said.push(text)
    await log.watch('submission', async (onRepeat) => {
      const program = { problemId, language: 'python', code, expected: verdictOfKind[kind] } as const
      const id = await learner.submit(program, onRepeat)
      await learner.untilJudged(id, onRepeat)
    })
    await sleep(500 + ((number * 37 + round * 91) % 1500), undefined, { signal: ending }).catch(
      () => undefined,
    )
  }
  return deeds
}

interface SavedDraft {
  readonly learner: Learner
  readonly front: string
  readonly problemId: string
  readonly code: string
  readonly revision: number
  readonly onRepeat: () => void
}

/** Saves until it is acknowledged; returns the revision. A repetition of what has been saved already is acknowledged, too. */
async function saveDraft({
  learner,
  front,
  problemId,
  code,
  revision,
  onRepeat,
}: SavedDraft): Promise<number> {
  for (;;) {
    const answer = await fetch(`${front}/api/draft/${problemId}/python`, {
      method: 'PUT',
      headers: { cookie: learner.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ code, revision }),
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch(() => null)
    if (answer?.ok) {
      const saved = await answer.json().catch(() => null)
      if (saved !== null) return draftSchema.parse(saved).revision
    }
    if (answer && answer.status < 500) throw new Error(`A draft was refused: ${await answer.text()}`)
    onRepeat()
    await sleep(retryMs)
  }
}

type Socket = ReturnType<typeof openPage>['socket']

/** The connections that are in the room. A new one must join first, as a page does. */
const joined = new WeakMap<Socket, string | undefined>()

async function joinRoom(socket: Socket): Promise<void> {
  if (socket.connected && joined.get(socket) === socket.id) return
  const answer = new Promise<boolean>((resolve) => {
    socket.once('room-joined', () => resolve(true))
    setTimeout(() => resolve(false), answerWithinMs)
  })
  socket.emit('join-room', 'global')
  if (await answer) joined.set(socket, socket.id)
}

/** Says it under one key until it is acknowledged. */
async function say(
  socket: Socket,
  { text, onRepeat }: { readonly text: string; readonly onRepeat: () => void },
) {
  const message = { text, room: 'global', key: randomUUID() }
  for (;;) {
    await joinRoom(socket)
    const receipt = await socket
      .timeout(answerWithinMs)
      .emitWithAck('message', message)
      .then((told: unknown) => messageReceiptSchema.parse(told))
      .catch((error: unknown) => {
        if (error instanceof z.ZodError) throw error
        return null
      })
    if (receipt?.ok) return
    onRepeat()
    await sleep(retryMs)
  }
}
