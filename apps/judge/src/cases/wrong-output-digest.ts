import { createHash } from 'node:crypto'
import type { Transcript } from '@codedojo/contract'
import type { FinishedCase } from './case-result.ts'

/**
 * A digest by which two wrong outputs are compared; see `JudgedCase.wrongDigest`. undefined for any other
 * verdict, and for a function without a result: its output is empty, as that of other mistakes may be.
 */
export function wrongOutputDigest({
  status,
  run: { difference, stdout, call },
  transcript,
}: Pick<FinishedCase, 'status' | 'run' | 'transcript'>): string | undefined {
  if (status !== 'Wrong Answer' || (call && call.fault !== null)) return undefined
  const told = difference
    ? JSON.stringify([difference.line, difference.token, difference.actual])
    : transcript
      ? linesOfProgram(transcript)
      : wordsOf(stdout)
  return createHash('sha256').update(told).digest('base64url').slice(0, digestCharacters)
}

const digestCharacters = 12

function linesOfProgram({ lines }: Transcript): string {
  return JSON.stringify(lines.flatMap(({ by, text }) => (by === 'program' ? [text] : [])))
}

function wordsOf(output: Uint8Array): string {
  return Buffer.from(output).toString('latin1').replaceAll(/\s+/g, ' ').trim()
}
