import { randomBytes } from 'node:crypto'
import type { CallFault } from '@codedojo/contract'
import { makeCappedOutput } from '../run/capped-output.ts'
import { compareResult } from './compare-result.ts'
import { returnedWords } from './returned-words.ts'
import type { CaseRun, OneRun } from './run-case.ts'

/*
 * How it works
 *   token, input ─→ standard input (a pipe: what the harness has read nobody can read again)
 *   harness ─→ token, kind, length, result ─→ a pipe of its own, read to its end here
 *   what the learner prints ─→ standard output, shown and not judged
 * The token is made for each run, and the pipe must hold one delivery under it and nothing else. So what a learner's code prints or
 * writes is no result, whatever it says. Code that finds the token in its own process could deliver in place of the harness; that
 * gives it nothing, because the result is compared with the answer all the same, and no answer is in the box.
 */

/** What came of a call. */
export interface CallEnd {
  /** Why there is no result to judge; null if there is one. */
  readonly fault: CallFault | null
  /** What was returned instead of a value of the type, in words; null if nothing is known. */
  readonly returned: string | null
  /** What the learner's code printed. */
  readonly prints: Uint8Array
  readonly printsAreCut: boolean
}

/** Runs a function once, and compares its result with the answer. */
export async function runCall(
  { sandbox, programUnderTest, task, limits }: OneRun,
  signal: AbortSignal,
): Promise<CaseRun> {
  const { tool, build } = programUnderTest
  const token = randomBytes(tokenBytes).toString('hex')
  const prints = makeCappedOutput(mostPrintsBytes)
  const delivered = makeCappedOutput(limits.stdoutBytes)
  const program = { ...tool.run(build.names, programUnderTest.limits), folder: build.folder }
  await using box = await sandbox.acquire(signal)
  const facts = await box.run(
    program,
    limits,
    {
      stdin: {
        onOpen: (input) => {
          input.write(Buffer.from(`${token}\n`))
          input.write(task.input)
          input.end()
        },
        onResult: delivered.push,
      },
      onStdout: prints.push,
    },
    signal,
  )
  const delivery = readDelivery(Buffer.from(delivered.bytes()), token)
  return {
    facts,
    stdout: delivery.result.subarray(0, task.keptBytes),
    stdoutIsCut: delivery.result.length > task.keptBytes,
    difference: delivery.fault === null ? differenceOf(delivery.result, task, tool) : null,
    call: {
      fault: delivery.fault,
      returned: returnedIn(delivery, tool),
      prints: prints.bytes(),
      printsAreCut: prints.isCut(),
    },
  }
}

function returnedIn(
  { fault, said }: Delivery,
  { callsFunction: signature }: OneRun['programUnderTest']['tool'],
): string | null {
  return fault === 'type' && signature ? returnedWords(said, signature) : null
}

function differenceOf(
  result: Buffer,
  { answer, comparison }: OneRun['task'],
  { callsFunction: signature }: OneRun['programUnderTest']['tool'],
): CaseRun['difference'] {
  return answer && signature ? compareResult({ result, answer, comparison, signature }) : null
}

const tokenBytes = 16
/** As much as is shown of a case. */
const mostPrintsBytes = 64 * 1024
const longestHeadBytes = 100

interface Delivery {
  readonly fault: CallFault | null
  readonly result: Buffer
  /** What the harness says besides a fault. */
  readonly said: string
}

/** Reads what came through the pipe; anything but one delivery under the token is refused as a whole. */
export function readDelivery(bytes: Buffer, token: string): Delivery {
  const none = { result: Buffer.alloc(0), said: '' }
  if (bytes.length === 0) return { fault: 'nothing', ...none }
  const end = bytes.subarray(0, longestHeadBytes).indexOf('\n')
  const [said, kind = '', length, ...more] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split(' ')
  const result = bytes.subarray(end + 1)
  if (said !== token || more.length > 0 || length !== String(result.length))
    return { fault: 'forged', ...none }
  if (kind === 'value') return { fault: null, result, said: '' }
  const fault = toldFaults.find((told) => told === kind) ?? 'forged'
  return { fault, ...none, said: result.toString('utf8') }
}

/** The kinds by which a harness says why there is no result. A list, because an object has members that nobody wrote into it. */
const toldFaults = [
  'missing',
  'parameters',
  'type',
  'cycle',
  'nodes',
  'nothing',
] as const satisfies readonly CallFault[]
