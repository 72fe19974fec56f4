import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { attemptQuery } from '../../../features/submission-history/queries.ts'
import { useAddressQuery, withParams } from '../../../lib/address/use-address-query.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { openedAttemptParam } from '../../../lib/paths.ts'
import { notifyFailure } from '../../../ui/toast.tsx'
import type { ProblemView } from './use-problem-view.ts'
import type { ProblemWork } from './use-problem-work.ts'

/** Puts the attempt named in the query of the address into the editor once, and removes it from the address. */
export function useOpenAttemptFromUrl({ problem, opening }: ProblemWork, view: ProblemView): void {
  const queryClient = useQueryClient()
  const [params, change] = useAddressQuery()
  const id = params.get(openedAttemptParam)
  const open = useEffectEvent(async (attemptId: string, isGone: () => boolean) => {
    try {
      const attempt = await queryClient.fetchQuery(attemptQuery(attemptId))
      if (isGone()) return
      if (attempt.problemId !== problem._id) notifyFailure('This submission is one to another problem.')
      else {
        opening.openSubmission(attempt)
        view.showPhone('code')
      }
    } catch (error) {
      if (isGone()) return
      notifyFailure('The submission could not be opened in the editor.', { detail: messageOf(error) })
    }
    change(withParams(params, { [openedAttemptParam]: null }), { replace: true })
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
