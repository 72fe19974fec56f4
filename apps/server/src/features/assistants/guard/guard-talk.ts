import { readsAndPrints } from './code-language.ts'
import { type DeobfuscationsOf, startDeobfuscations } from './deobfuscations.ts'
import type { GuardedPiece, GuardOptions } from './guarded-piece.ts'
import { classifyLine } from './line-form.ts'
import { startReferenceSimilarity } from './reference-similarity.ts'
import type { Segment } from './segment.ts'
import { startSegmenter } from './segmenter.ts'
import { hasInvisibleText, isUnreadable } from './unreadable.ts'
import { startWorkBudget, WorkBudgetSpent } from './work-budget.ts'

const withheld: GuardedPiece = {
  kind: 'withheld',
  text: 'I answer questions about the product. Ask Code Ninja on the problem’s page about code.',
}

/** Most lines of code that an answer about the product needs: in one segment, and in total. */
const maxLinesPerSegment = 2
const maxLinesPerAnswer = 4
/** Nearly twice the length of the longest model answer. */
const maxLetters = 16 * 1024

export interface TalkOptions extends Pick<GuardOptions, 'others'> {
  /** Earlier answers of the conversation, because a solution may be spread over them. */
  readonly earlierAnswers: readonly string[]
}

/**
 * Filters an answer about the product. It is not about a problem, so it ends before the first code of more than a line
 * or two. Nothing needs to be judged.
 */
export async function* guardTalk(
  pieces: AsyncIterable<string>,
  options: TalkOptions,
): AsyncGenerator<GuardedPiece, void> {
  const segmenter = startSegmenter()
  const isProgram = startLooking(options)
  let left = maxLetters
  const letThrough = async function* (segments: readonly Segment[]): AsyncGenerator<GuardedPiece, boolean> {
    for (const segment of segments) {
      if (await isProgram(segment)) return yield* ended()
      yield { kind: 'text', text: segment.text }
    }
    return false
  }
  for await (const piece of pieces) {
    if (yield* letThrough(segmenter.push(piece.slice(0, left)))) return
    left -= piece.length
    if (left < 0) return yield withheld
  }
  yield* letThrough(segmenter.end())
}

async function* ended(): AsyncGenerator<GuardedPiece, boolean> {
  yield withheld
  return true
}

function startLooking({ others, earlierAnswers }: TalkOptions): (segment: Segment) => Promise<boolean> {
  const fresh = () => others && startReferenceSimilarity(others.index, { ...others, known: [] })
  const afterEarlier = fresh()
  const isTooMuch = earlierAnswers.some((earlier) => afterEarlier?.addShownText(earlier))
  const likeness = isTooMuch ? fresh() : afterEarlier
  const deobfuscationsOf = startDeobfuscations(startWorkBudget())
  let shown = 0

  return async (segment) => {
    if (likeness?.addShownText(segment.text)) return true
    if (hasInvisibleText(segment.text)) return true
    if (segment.kind === 'prose') return false
    const { content } = segment
    if (isUnreadable(content)) return true
    const readings = await readAll(content, deobfuscationsOf)
    if (readings === null || readings.some(readsAndPrints)) return true
    const lines = Math.max(0, ...readings.map(countLines))
    shown += lines
    return lines > maxLinesPerSegment || shown > maxLinesPerAnswer
  }
}

/** null if the work budget of the answer is spent, so nobody can tell. */
async function readAll(
  content: string,
  deobfuscationsOf: DeobfuscationsOf,
): Promise<readonly string[] | null> {
  try {
    return await deobfuscationsOf(content)
  } catch (error) {
    if (error instanceof WorkBudgetSpent) return null
    throw error
  }
}

/** URLs and order numbers look like code, too, but have no brackets and operators. */
function countLines(reading: string): number {
  return reading
    .replaceAll(/\bhttps?:\/\/\S+/g, '')
    .split('\n')
    .filter((line) => /[=(){};[\]:]/.test(line) && classifyLine(line) === 'code').length
}
