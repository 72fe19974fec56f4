import { createHash } from 'node:crypto'
import type { FinishedCase } from './case-result.ts'

/** A digest by which two wrong outputs are compared; see `JudgedCase.wrongDigest`. undefined for any other verdict. */
export function wrongOutputDigest({
  status,
  run: { difference, stdout },
}: Pick<FinishedCase, 'status' | 'run'>): string | undefined {
  if (status !== 'Wrong Answer') return undefined
  const told = difference
    ? JSON.stringify([difference.line, difference.token, difference.actual])
    : wordsOf(stdout)
  return createHash('sha256').update(told).digest('base64url').slice(0, digestCharacters)
}

const digestCharacters = 12

function wordsOf(output: Uint8Array): string {
  return Buffer.from(output).toString('latin1').replaceAll(/\s+/g, ' ').trim()
}
