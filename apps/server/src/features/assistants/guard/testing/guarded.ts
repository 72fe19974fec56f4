import { guardReply } from '../guard-reply.ts'
import type { GuardedPiece, GuardOptions } from '../guarded-piece.ts'

/** The text that the guard lets through, for an answer that arrives in these chunks. */
export async function guarded(
  pieces: readonly string[],
  options: Partial<GuardOptions> = {},
): Promise<GuardedPiece[]> {
  const never = new AbortController().signal
  const plain = {
    judge: async () => false,
    language: 'python',
    references: [],
    earlierCode: [],
    earlierAnswers: [],
    signal: never,
  } as const
  return Array.fromAsync(guardReply(arriving(pieces), { ...plain, ...options }))
}

export function textOf(pieces: readonly GuardedPiece[]): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')
}

export function isWithheld(pieces: readonly GuardedPiece[]): boolean {
  return pieces.at(-1)?.kind === 'withheld'
}

async function* arriving(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces
}
