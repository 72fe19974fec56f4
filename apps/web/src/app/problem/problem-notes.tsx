import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { problemProgressQuery } from '../../features/practice/queries.ts'
import { NotePanel } from '../../features/problem-notes/note-panel.tsx'
import type { ProblemWork } from './work/use-problem-work.ts'

/** The user's note on the problem; saving it also updates the problem list. */
export function ProblemNotes({ work }: { work: ProblemWork }) {
  const queryClient = useQueryClient()
  const onSaved = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: problemProgressQuery.queryKey }),
    [queryClient],
  )
  return <NotePanel userId={work.user._id} problemId={work.problem._id} onSaved={onSaved} />
}
