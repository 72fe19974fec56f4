import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { submissionQuery } from '../../../features/submission-history/queries.ts'
import { useAddressQuery, withParams } from '../../../lib/address/use-address-query.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { openedSubmissionParam } from '../../../lib/paths.ts'
import { notifyFailure } from '../../../ui/toast.tsx'
import type { ProblemView } from './use-problem-view.ts'
import type { ProblemWork } from './use-problem-work.ts'

/** Puts the submission named in the query of the address into the editor once, and removes it from the address. */
export function useOpenSubmissionFromUrl({ problem, opening }: ProblemWork, view: ProblemView): void {
  const queryClient = useQueryClient()
  const [params, change] = useAddressQuery()
  const id = params.get(openedSubmissionParam)
  const open = useEffectEvent(async (submissionId: string, isGone: () => boolean) => {
    try {
      const submission = await queryClient.fetchQuery(submissionQuery(submissionId))
      if (isGone()) return
      if (submission.problemId !== problem._id) notifyFailure('This submission is one to another problem.')
      else {
        opening.openSubmission(submission)
        view.showPhone('code')
      }
    } catch (error) {
      if (isGone()) return
      notifyFailure('The submission could not be opened in the editor.', { detail: messageOf(error) })
    }
    change(withParams(params, { [openedSubmissionParam]: null }), { replace: true })
  })
  useEffect(() => {
    if (id === null) return
    let isGone = false
    void open(id, () => isGone)
    return () => {
      isGone = true
    }
  }, [id])
}
