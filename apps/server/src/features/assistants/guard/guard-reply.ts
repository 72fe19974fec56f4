import { assemblePrograms, type Program } from './assemble-programs.ts'
import { startDeobfuscations } from './deobfuscations.ts'
import type { GuardedPiece, GuardOptions } from './guarded-piece.ts'
import { indexReferences } from './reference-index.ts'
import { type ReferenceSimilarity, startReferenceSimilarity } from './reference-similarity.ts'
import type { Segment } from './segment.ts'
import { startSegmenter } from './segmenter.ts'
import { hasInvisibleText, isUnreadable } from './unreadable.ts'
import { startVerdicts } from './verdicts.ts'
import { startWorkBudget, WorkBudgetSpent } from './work-budget.ts'

/*
 * How it works
 *   pieces ─→ segmenter ─→ prose ────────────────────────────→ out at once
 *                       └→ code ─→ readings ─→ programs ─→ judge ─→ out, or withheld
 * A language model is believed in nothing: what may be code is held until it has been judged on all cases, in every way in
 * which its reader could turn it into a program. Withheld is what is Accepted, what could not be judged in time or read with
 * little work, what nobody here can read, and what would show most of a reference solution, of this problem or of another
 * one that is closed to the reader. With it the answer ends.
 */

const withheldSentence = 'I kept back code that would be a full solution. Here is the next step instead.'
const withheld: GuardedPiece = { kind: 'withheld', text: withheldSentence }

/** Nearly twice of what a model may say with its tokens. */
const mostLetters = 16 * 1024

/** Of what was shown before, so much may make something unreadable of what comes next. */
const mostPieces = 50
const pieceLetters = 400

/** What is left of an answer when all code is taken out that its reader may not have yet. Does not begin before it is read. */
export async function* guardReply(
  pieces: AsyncIterable<string>,
  options: GuardOptions,
): AsyncGenerator<GuardedPiece, void> {
  const segmenter = startSegmenter()
  const guard = await startGuard(options)
  let left = mostLetters
  for await (const piece of pieces) {
    yield* guard.let(segmenter.push(piece.slice(0, left)))
    if (guard.hasEnded()) return
    left -= piece.length
    if (left < 0) return yield withheld
  }
  yield* guard.let(segmenter.end())
}

interface Guard {
  readonly let: (segments: readonly Segment[]) => AsyncGenerator<GuardedPiece, void>
  readonly hasEnded: () => boolean
}

async function startGuard(options: GuardOptions): Promise<Guard> {
  const verdicts = options.judge && startVerdicts({ ...options, judge: options.judge })
  const likenesses = await likenessesAfterEarlier(options)
  const shown = [...options.earlierCode]
  const earlier = shown.length
  const workBudget = startWorkBudget()
  const surroundings = { ...options, workBudget, deobfuscationsOf: startDeobfuscations(workBudget) }
  let hasEnded = false

  /** null: nobody can tell with the work that an answer is worth. */
  const programsOf = async (segment: Segment): Promise<Program[] | null> => {
    if (segment.kind === 'prose') return []
    try {
      return await assemblePrograms({ ...segment, shown, fresh: shown.length - earlier }, surroundings)
    } catch (error) {
      if (error instanceof WorkBudgetSpent) return null
      throw error
    }
  }
  const behindShown = (content: string) =>
    `${shown.slice(-mostPieces).join('\n').slice(-pieceLetters)}\n${content}`
  const isKnown = (code: string) =>
    likenesses.some((likeness) => likeness.isReference(code) || likeness.isMostIn(code))
  const isWithheld = async (segment: Segment, programs: readonly Program[] | null): Promise<boolean> => {
    if (programs === null) return true
    // Each of them takes in the text.
    const isMostShown = likenesses.map((likeness) => likeness.isMostShown(segment.text)).includes(true)
    if (isMostShown || programs.some(({ code }) => isKnown(code))) return true
    if (hasInvisibleText(segment.text)) return true
    if (segment.kind === 'prose') return false
    if (verdicts && (isUnreadable(segment.content) || isUnreadable(behindShown(segment.content)))) return true
    for (const program of programs) if (await verdicts?.mayBeAccepted(program)) return true
    shown.push(segment.content)
    return false
  }
  async function* letThrough(segments: readonly Segment[]): AsyncGenerator<GuardedPiece, void> {
    let text = ''
    for (const segment of segments) {
      const programs = await programsOf(segment)
      if (verdicts && programs && programs.length > 0) {
        if (text !== '') yield { kind: 'text', text }
        text = ''
        yield { kind: 'checking' }
      }
      hasEnded = await isWithheld(segment, programs)
      if (hasEnded) break
      text += segment.text
    }
    if (text !== '') yield { kind: 'text', text }
    // Whoever stopped the answer wants nothing more of it.
    if (hasEnded && !options.signal.aborted) yield withheld
  }
  return { let: letThrough, hasEnded: () => hasEnded }
}

/** They know what earlier answers showed; if these alone were too much already, that was allowed when they were given. */
async function likenessesAfterEarlier(options: GuardOptions): Promise<readonly ReferenceSimilarity[]> {
  const { references, frames = [], others, earlierCode, earlierAnswers } = options
  const known = frames.map(codeOf)
  const own = await indexReferences([{ problemId: '', references, known: [] }])
  const isOpen = options.judge === null
  const kinds = [
    ...(isOpen ? [] : [() => startReferenceSimilarity(own, { known, open: new Set() })]),
    ...(others
      ? [
          () =>
            startReferenceSimilarity(others.index, {
              ...others,
              known: isOpen ? [...known, ...references.map(codeOf)] : known,
            }),
        ]
      : []),
  ]
  return kinds.map((fresh) => {
    const likeness = fresh()
    return [...earlierCode, ...earlierAnswers].some((earlier) => likeness.isMostShown(earlier))
      ? fresh()
      : likeness
  })
}

function codeOf({ code }: { readonly code: string }): string {
  return code
}
