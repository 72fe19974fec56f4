import {
  answerLessonQuiz,
  type BodyOf,
  type LessonCodePart,
  type LessonRun,
  lessonWork,
  runLessonCode,
  saveLessonCode,
} from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { isUnanswered, pause, retryUntilAnswered } from '../../lib/api/retry-until-answered.ts'
import { fitsKeepaliveLimit, type SaveOutcome, saveFailureOf } from '../../lib/autosave/save-outcome.ts'
import { lessonWorkKey } from '../../lib/query-keys.ts'

interface BlocksOfLesson {
  readonly lessonId: string
  /** The ids of the blocks, in the order of the notes. After a change by the author their numbers mean other blocks. */
  readonly blocks: readonly string[]
}

/**
 * What the learner changed and answered. Fetched each time the notes are opened, and not again while they are open: the blocks
 * read it once and then track later changes themselves.
 */
export function lessonWorkQuery({ lessonId, blocks }: BlocksOfLesson) {
  return queryOptions({
    queryKey: [lessonWorkKey, lessonId, blocks],
    queryFn: ({ signal }) => callApi(lessonWork, { params: { id: lessonId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

interface TextToSave {
  readonly lessonId: string
  readonly block: number
  readonly blockId: string
  readonly part: LessonCodePart
  readonly text: string
  readonly revision: number
  readonly isLast: boolean
  /** The author's text, used where the learner has stored none. */
  readonly original: string
}

/** Saves a changed program or input; on a conflict with another device, fetches the other version. */
export async function saveOnServer(change: TextToSave): Promise<SaveOutcome> {
  const { lessonId, block, blockId, part, text, revision, isLast } = change
  try {
    const saved = await callApi(saveLessonCode, {
      params: { id: lessonId, block: String(block), part },
      body: { blockId, text, revision },
      isBackground: true,
      keepalive: isLast && fitsKeepaliveLimit({ blockId, text, revision }),
    })
    return { kind: 'saved', revision: saved.revision }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'draft_changed') return whatChanged(change)
    return saveFailureOf(error)
  }
}

async function whatChanged({ lessonId, block, blockId, part, original }: TextToSave): Promise<SaveOutcome> {
  try {
    const { code, blocks } = await callApi(lessonWork, { params: { id: lessonId } })
    if (blocks[block - 1] !== blockId) return { kind: 'refused', message: outdatedWords }
    const other = code.find((each) => each.block === block && each.part === part)
    return { kind: 'changed', text: other?.text ?? original, revision: other?.revision ?? 0 }
  } catch (error) {
    return saveFailureOf(error)
  }
}

const outdatedWords = 'The author has changed this lesson. Open it again.'

export type ProgramToRun = BodyOf<typeof runLessonCode> & { readonly lessonId: string }

interface RunWatch {
  readonly signal: AbortSignal
  /** Called while there is no answer, with whether a judge for the language is missing. */
  readonly onPending: (lacksJudge: boolean) => void
}

const askAgainAfterMs = 1500

/** Runs a program and waits for its end. The request is repeated under its key, so nothing is run twice. */
export async function runProgram(
  { lessonId, ...body }: ProgramToRun,
  { signal, onPending }: RunWatch,
): Promise<LessonRun> {
  for (;;) {
    const ask = () => callApi(runLessonCode, { params: { id: lessonId }, body, signal })
    const answer = await retryUntilAnswered(ask, { signal, mayPass: isUnanswered, onSilence: () => {} })
    if (!('isPending' in answer)) return answer
    onPending(answer.lacksJudge)
    await pause(askAgainAfterMs, signal)
  }
}

export function sendAnswer(lessonId: string, answer: BodyOf<typeof answerLessonQuiz>) {
  return callApi(answerLessonQuiz, { params: { id: lessonId }, body: answer })
}
