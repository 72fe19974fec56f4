import { functionStarter, languages } from '@codedojo/contract'
import { assemblePrograms, type Program } from './assemble-programs.ts'
import { startBoundedJudge } from './bounded-judge.ts'
import { startDeobfuscations } from './deobfuscations.ts'
import type { GuardedPiece, GuardOptions } from './guarded-piece.ts'
import { indexReferences } from './reference-index.ts'
import { type ReferenceSimilarity, startReferenceSimilarity } from './reference-similarity.ts'
import type { Segment } from './segment.ts'
import { startSegmenter } from './segmenter.ts'
import { hasInvisibleText, isUnreadable } from './unreadable.ts'
import { startWorkBudget, WorkBudgetSpent } from './work-budget.ts'

/*
 * How it works
 *   pieces ─→ segmenter ─→ prose ────────────────────────────→ sent at once
 *                       └→ code ─→ readings ─→ programs ─→ judge ─→ sent, or withheld
 * The output of a language model is not trusted: text that may be code is held back until it has been judged on all
 * cases, in every reading that its reader could turn into a program. Code is withheld if it is Accepted, could not be judged in
 * time or read within the work budget, cannot be deobfuscated, or would complete most of a reference solution of this problem or
 * of another one whose solutions the reader may not see. The answer ends at withheld code.
 */

const withheldSentence = 'I kept back code that would be a full solution. Here is the next step instead.'
const withheld: GuardedPiece = { kind: 'withheld', text: withheldSentence }

/** Nearly twice the length of the longest model answer. */
const maxLetters = 16 * 1024

/** Length of the earlier text that is checked together with new text for unreadable content. */
const maxEarlierPieces = 50
const pieceLetters = 400

/** Removes code from an answer that its reader may not see yet. Reading the answer starts with the first iteration. */
export async function* guardReply(
  pieces: AsyncIterable<string>,
  options: GuardOptions,
): AsyncGenerator<GuardedPiece, void> {
  const segmenter = startSegmenter()
  const guard = await startGuard(options)
  let left = maxLetters
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

async function startGuard(asked: GuardOptions): Promise<Guard> {
  const options = withFunctionFrames(asked)
  const verdicts = options.judge && startBoundedJudge({ ...options, judge: options.judge })
  const likenesses = await likenessesAfterEarlier(options)
  const shown = [...options.earlierCode]
  const earlier = shown.length
  const workBudget = startWorkBudget()
  const surroundings = { ...options, workBudget, deobfuscationsOf: startDeobfuscations(workBudget) }
  let hasEnded = false

  /** null if the work budget of the answer is spent, so nobody can tell. */
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
    `${shown.slice(-maxEarlierPieces).join('\n').slice(-pieceLetters)}\n${content}`
  const isKnown = (code: string) =>
    likenesses.some((likeness) => likeness.isReference(code) || likeness.holdsMost(code))
  const isWithheld = async (segment: Segment, programs: readonly Program[] | null): Promise<boolean> => {
    if (programs === null) return true
    // Each check also adds the text to what was shown.
    const isMostShown = likenesses.map((likeness) => likeness.addShownText(segment.text)).includes(true)
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
    // The answer was stopped, so nothing more is sent.
    if (hasEnded && !options.signal.aborted) yield withheld
  }
  return { let: letThrough, hasEnded: () => hasEnded }
}

/** A function is a solution in every language, whichever the editor has: bodies and bare methods fit into its starter code. */
function withFunctionFrames(options: GuardOptions): GuardOptions {
  const { declaration, frames = [] } = options
  if (!declaration) return options
  const starters = languages.map((language) => ({ language, code: functionStarter(declaration, language) }))
  return { ...options, frames: [...frames, ...starters] }
}

/** Adds the text of earlier answers; if they alone exceed the threshold, that was allowed when they were given. */
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
    return [...earlierCode, ...earlierAnswers].some((earlier) => likeness.addShownText(earlier))
      ? fresh()
      : likeness
  })
}

function codeOf({ code }: { readonly code: string }): string {
  return code
}
