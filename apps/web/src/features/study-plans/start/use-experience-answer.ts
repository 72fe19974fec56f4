import { followPlan, type ProgrammingExperience } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { planPath } from '../../../lib/paths.ts'
import {
  type SettingsChange,
  settingsQuery,
  useSettingsChange,
} from '../../../shared/settings/settings-query.ts'
import { notifyFailure } from '../../../ui/toast.tsx'
import { plansKey, plansQuery } from '../queries.ts'
import { findStartingPlan } from './starting-plan.ts'

interface ExperienceAnswer {
  readonly answer: (experience: ProgrammingExperience) => void
  /** The answer that is being stored; null if none. */
  readonly pending: ProgrammingExperience | null
}

/** The shortest programs and the plainest error messages of the four. */
const firstLanguage = 'python'

/** Stores the answer, follows the plan to begin with, if there is one, and opens it. */
export function useExperienceAnswer(): ExperienceAnswer {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const settings = useSettingsChange()
  const answering = useMutation({
    mutationFn: async (programmingExperience: ProgrammingExperience) => {
      const plan = findStartingPlan(await queryClient.fetchQuery(plansQuery), programmingExperience)
      if (plan) await callApi(followPlan, { params: { slug: plan.slug } })
      const { editor } = await queryClient.fetchQuery({ ...settingsQuery, staleTime: Infinity })
      const change: SettingsChange = { programmingExperience }
      // A person who has never programmed cannot choose a language; an earlier choice stays.
      if (programmingExperience === 'none' && editor === null) change.editor = { language: firstLanguage }
      // The question disappears with this, so it comes last.
      await settings.mutateAsync(change)
      return plan
    },
    onSuccess: (plan) => {
      if (plan) void navigate(planPath(plan))
    },
    onError: (error) => notifyFailure('Your answer was not stored.', { detail: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: plansKey }),
  })
  return {
    answer: answering.mutate,
    pending: answering.isPending ? answering.variables : null,
  }
}
