import { parentPort, workerData } from 'node:worker_threads'
import {
  type Attacker,
  type AttackPlace,
  attackJudge,
  flood,
  floodSockets,
  guessPasswords,
  sendPackages,
} from './attackers.ts'

const attacks = { attackJudge, flood, guessPasswords, sendPackages, floodSockets }

export type AttackName = keyof typeof attacks

/** What the thread is given. */
export interface AttacksToMake extends Omit<AttackPlace, 'signal'> {
  readonly attackers: readonly (Attacker & { readonly attack: AttackName })[]
}

/*
 * Attackers have a thread of their own: in that of the learners, whose time is measured, a learner would wait for their answers to be
 * read. They stop at the first message, and the thread ends when all have.
 */
const { attackers, ...place }: AttacksToMake = workerData
const stop = new AbortController()
parentPort?.once('message', () => stop.abort())
await Promise.all(
  attackers.map(({ attack, ...attacker }) => attacks[attack]({ ...place, signal: stop.signal }, attacker)),
)
