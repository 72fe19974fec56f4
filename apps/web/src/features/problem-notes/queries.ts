import { noteOfProblem, ownNotes, saveNote } from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { fitsKeepaliveLimit, type SaveOutcome, saveFailureOf } from '../../lib/autosave/save-outcome.ts'
import { notesKey } from '../../lib/query-keys.ts'

/** The note on a problem. Never read from the cache: an outdated answer would hide newer text. */
export function noteQuery(problemId: string) {
  return queryOptions({
    queryKey: [notesKey, 'one', problemId],
    queryFn: ({ signal }) => callApi(noteOfProblem, { params: { id: problemId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

export const notesPageSize = 20

/** Notes that contain these words in their text or their problem's title; last edited first. */
export function notesQuery({ q, page }: { q: string; page: number }) {
  return queryOptions({
    queryKey: [notesKey, 'list', q, page],
    queryFn: ({ signal }) =>
      callApiPage(ownNotes, { query: { ...(q && { q }), page, pageSize: notesPageSize }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

interface NoteToSave {
  readonly problemId: string
  readonly text: string
  readonly revision: number
  readonly isLast: boolean
}

/** Saves a note; on a conflict with another device, fetches the other version. */
export async function saveNoteOnServer(note: NoteToSave): Promise<SaveOutcome> {
  const { problemId, text, revision, isLast } = note
  const body = { text, revision }
  try {
    const keepalive = isLast && fitsKeepaliveLimit(body)
    const params = { id: problemId }
    const saved = await callApi(saveNote, { params, body, keepalive, isBackground: true })
    return { kind: 'saved', revision: saved.revision }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'note_changed') return whatChanged(problemId)
    return saveFailureOf(error)
  }
}

async function whatChanged(problemId: string): Promise<SaveOutcome> {
  try {
    const { text, revision } = await callApi(noteOfProblem, { params: { id: problemId } })
    return { kind: 'changed', text, revision }
  } catch (error) {
    return saveFailureOf(error)
  }
}
