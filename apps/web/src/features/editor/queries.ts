import { type CodeMode, draftsOfProblem, type Language, saveDraft } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { fitsKeepaliveLimit, type SaveOutcome, saveFailureOf } from '../../lib/autosave/save-outcome.ts'
import { codeDraftsKey } from '../../lib/query-keys.ts'

/** The drafts of a problem that the server has. Never read from the cache: an outdated answer would hide newer code. */
export function draftsQuery(problemId: string) {
  return queryOptions({
    queryKey: [codeDraftsKey, problemId],
    queryFn: ({ signal }) => callApi(draftsOfProblem, { params: { id: problemId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

interface DraftToSave {
  readonly problemId: string
  readonly language: Language
  readonly mode: CodeMode
  readonly code: string
  readonly revision: number
  readonly isLast: boolean
}

/** Saves a draft; on a conflict with another device, fetches the other version. */
export async function saveDraftOnServer(draft: DraftToSave): Promise<SaveOutcome> {
  const { problemId, language, mode, code, revision, isLast } = draft
  try {
    const saved = await callApi(saveDraft, {
      params: { id: problemId, language },
      body: { code, mode, revision },
      isBackground: true,
      keepalive: isLast && fitsKeepaliveLimit({ code, mode, revision }),
    })
    return { kind: 'saved', revision: saved.revision }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'draft_changed') return whatChanged(draft)
    return saveFailureOf(error)
  }
}

async function whatChanged({ problemId, language, mode }: DraftToSave): Promise<SaveOutcome> {
  try {
    const drafts = await callApi(draftsOfProblem, { params: { id: problemId } })
    const other = drafts.find((draft) => draft.language === language && draft.mode === mode)
    return { kind: 'changed', text: other?.code ?? '', revision: other?.revision ?? 0 }
  } catch (error) {
    return saveFailureOf(error)
  }
}
