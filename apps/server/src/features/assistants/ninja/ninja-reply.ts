import { isDeepStrictEqual } from 'node:util'
import { type Evidence, offTopicSentence, requireSignature, type User } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { type LanguageModel, ModelError } from '../../../providers/language-models/index.ts'
import type { ProblemRow } from '../../problems/index.ts'
import { classifyQuestion, coachNinja } from '../coach/index.ts'
import {
  type GuardedPiece,
  guardReply,
  makeJudgeCode,
  readOtherSolutions,
  writtenPrograms,
} from '../guard/index.ts'
import { askModel } from '../talk/ask-model.ts'
import { earlierTurns } from '../talk/earlier-turns.ts'
import { endOnTopicRefusal } from '../talk/end-on-topic-refusal.ts'
import type { EarlierMessage } from '../talk/queries.ts'
import { coachReply, type Reply } from '../talk/reply.ts'
import { markHiddenEvidence, removeHiddenCase } from './hidden-case.ts'
import type { NinjaFacts } from './ninja-facts.ts'
import { ninjaPrompt } from './ninja-prompt.ts'
import { readShownCode, storeShownCode } from './shown-code.ts'

export interface NinjaQuestion {
  readonly facts: NinjaFacts
  readonly problem: ProblemRow
  readonly user: User
  /** Messages before the question. */
  readonly history: readonly EarlierMessage[]
  readonly signal: AbortSignal
}

/** Answers with the language model, or with the embedded coach where none is configured. */
export function ninjaReply(context: Context, question: NinjaQuestion): Reply {
  if (context.languageModel) return modelReply(context, context.languageModel, question)
  const answer = coachNinja(question.facts)
  return coachReply({ ...answer, used: markHiddenEvidence(answer.used, question.facts.lastWork) })
}

async function* modelReply(context: Context, model: LanguageModel, question: NinjaQuestion): Reply {
  const { facts, history, signal } = question
  const kind = classifyQuestion(facts)
  // A question about a concept or the statement costs no level of the hints.
  const level = kind === 'debug' || kind === 'solution' ? facts.level : null
  const conversation = `${question.user._id} ${question.problem.id}`
  const { used, ...prompt } = ninjaPrompt({ facts, kind, earlier: earlierTurns(history), conversation })
  const asked = askModel(model, { ...prompt, signal })
  let isRefused = false
  const onTopic = endOnTopicRefusal(asked.pieces, () => {
    isRefused = true
  })
  const pieces = guardedAndKept(context, question, onTopic)

  let hasBegun = false
  let hasText = false
  for await (const piece of pieces) {
    if (!hasBegun) yield { kind: 'about', level, used }
    hasBegun = true
    if (piece.kind === 'withheld') {
      const hint = hintInstead(facts, used)
      yield { kind: 'text', text: `${hasText ? '\n\n' : ''}${piece.text}\n\n${hint.text}` }
      return { ...asked.ended(), end: 'withheld', level: hint.level, used: hint.used }
    }
    if (piece.kind === 'text') hasText = true
    yield piece
  }
  if (isRefused) {
    if (!hasBegun) yield { kind: 'about', level: null, used }
    yield { kind: hasBegun ? 'instead' : 'text', text: offTopicSentence }
    return { ...asked.ended(), end: 'whole', level: null, used }
  }
  if (!hasBegun) throw new ModelError('The answer is empty.')
  return { ...asked.ended(), level, used }
}

/** The coach's hint is sent to the model with the next question, so it must not contain anything of a hidden case. */
function hintInstead(facts: NinjaFacts, usedBefore: readonly Evidence[]) {
  const { text, level, used } = coachNinja(removeHiddenCase(facts))
  const isNew = (one: Evidence) => !usedBefore.some((other) => isDeepStrictEqual(one, other))
  return { text, level: level ?? facts.level, used: [...usedBefore, ...used.filter(isNew)] }
}

/** However the answer ends (whole, stopped or failed), its code was shown and counts for later answers. */
async function* guardedAndKept(
  context: Context,
  question: NinjaQuestion,
  pieces: AsyncIterable<string>,
): AsyncGenerator<GuardedPiece, void> {
  const others = await readOtherSolutions(context, question.user)
  if (question.facts.isUnlocked && !others) return yield* asTexts(pieces)
  const learner = { userId: question.user._id, problemId: question.problem.id }
  const shownCode = await readShownCode(context.database, learner)
  let text = ''
  try {
    for await (const piece of guarded(context, question, { pieces, shownCode, others })) {
      if (piece.kind === 'text') text += piece.text
      yield piece
    }
  } finally {
    if (!question.facts.isUnlocked) await storeShownCode(context.database, { ...learner, text })
  }
}

interface ToGuard {
  readonly pieces: AsyncIterable<string>
  readonly shownCode: readonly string[]
  readonly others: Awaited<ReturnType<typeof readOtherSolutions>>
}

function guarded(
  context: Context,
  { facts, problem, user, history, signal }: NinjaQuestion,
  { pieces, shownCode, others }: ToGuard,
): AsyncGenerator<GuardedPiece, void> {
  const { language, code } = facts
  return guardReply(pieces, {
    judge: facts.isUnlocked ? null : makeJudgeCode(context, { userId: user._id, problem }),
    language,
    references: writtenPrograms(problem).references,
    declaration: problem.signature ? requireSignature(problem.signature).declaration : undefined,
    // The model may answer in another language than the one of the editor.
    frames: [
      ...problem.startCode.map(({ language, initialCode }) => ({ language, code: initialCode })),
      { language, code },
    ],
    ...(others && { others: { ...others, open: new Set([...others.open, problem.id]) } }),
    earlierCode: shownCode,
    earlierAnswers: history.flatMap(({ role, text }) => (role === 'model' ? [text] : [])),
    signal,
  })
}

async function* asTexts(pieces: AsyncIterable<string>): AsyncGenerator<GuardedPiece, void> {
  for await (const text of pieces) yield { kind: 'text', text }
}
