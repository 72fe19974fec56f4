import { draftsOfProblem, type Language, saveDraft, utf8Bytes } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import type { SaveOutcome } from './draft-keeper.ts'

/** The drafts the server keeps of a problem. Never answered from memory: an older answer would hide newer code. */
export function draftsQuery(problemId: string) {
  return queryOptions({
    queryKey: ['drafts', problemId],
    queryFn: ({ signal }) => callApi(draftsOfProblem, { params: { id: problemId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

interface DraftToSave {
  readonly problemId: string
  readonly language: Language
  readonly code: string
  readonly revision: number
  readonly isLast: boolean
}

/** Saves a draft; when another device saved in between, fetches what it saved. */
export async function saveDraftOnServer(draft: DraftToSave): Promise<SaveOutcome> {
  const { problemId, language, code, revision, isLast } = draft
  try {
    const saved = await callApi(saveDraft, {
      params: { id: problemId, language },
      body: { code, revision },
      keepalive: isLast && mayOutliveThePage({ code, revision }),
    })
    return { kind: 'saved', revision: saved.revision }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'draft_changed') return whatChanged(problemId, language)
    return failureOf(error)
  }
}

/** When the server asks to wait without saying how long. */
const usualWaitSeconds = 10

/** A refusal is shown in the words about the code itself, where the server has some. */
function failureOf(error: unknown): SaveOutcome {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  if (!isRefused) return { kind: 'failed', message: messageOf(error) }
  if (error.status === 429) {
    return {
      kind: 'later',
      message: error.message,
      afterSeconds: error.retryAfterSeconds ?? usualWaitSeconds,
    }
  }
  return { kind: 'refused', message: error.errors[0]?.message ?? error.message }
}

/** Browsers refuse outright what is to outlive its page and has more than 64 KiB; an ordinary request at least tries. */
function mayOutliveThePage(body: object): boolean {
  return utf8Bytes(JSON.stringify(body)) <= 64 * 1024
}

async function whatChanged(problemId: string, language: Language): Promise<SaveOutcome> {
  try {
    const drafts = await callApi(draftsOfProblem, { params: { id: problemId } })
    const other = drafts.find((draft) => draft.language === language)
    return { kind: 'changed', code: other?.code ?? '', revision: other?.revision ?? 0 }
  } catch (error) {
    return failureOf(error)
  }
}
