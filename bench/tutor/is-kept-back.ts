import { guardReply } from '../../apps/server/src/features/assistants/guard/guard-reply.ts'
import type { PreparedSituation } from './prepare-situation.ts'

/** Whether the guard of the server would keep a part of this answer back. It judges the programs that the answer shows. */
export async function isKeptBack(
  { facts, references, starters, isAccepted }: PreparedSituation,
  text: string,
): Promise<boolean> {
  const { code, language } = facts
  const pieces = guardReply(arriving(text), {
    judge: facts.isUnlocked ? null : isAccepted,
    ...{ language, references, frames: [...starters, { language, code }] },
    earlierCode: [],
    earlierAnswers: [],
    signal: new AbortController().signal,
  })
  for await (const { kind } of pieces) if (kind === 'withheld') return true
  return false
}

async function* arriving(text: string): AsyncGenerator<string> {
  yield text
}
