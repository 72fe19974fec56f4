import { parentPort, workerData } from 'node:worker_threads'
import {
  type AttackContext,
  type Attacker,
  attackJudge,
  flood,
  floodSockets,
  guessPasswords,
  sendPackages,
} from './attackers.ts'

const attacks = { attackJudge, flood, guessPasswords, sendPackages, floodSockets }

export type AttackName = keyof typeof attacks

/** The data passed to the thread. */
export interface AttacksToMake extends Omit<AttackContext, 'signal'> {
  readonly attackers: readonly (Attacker & { readonly attack: AttackName })[]
}

/*
 * Attackers run in a worker thread: in the thread of the learners, whose response times are measured, parsing the attackers'
 * responses would delay the learners. They stop at the first message, and the thread ends when all have.
 */
const { attackers, ...place }: AttacksToMake = workerData
const stop = new AbortController()
parentPort?.once('message', () => stop.abort())
await Promise.all(
  attackers.map(({ attack, ...attacker }) => attacks[attack]({ ...place, signal: stop.signal }, attacker)),
)
