import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PlanView } from '../../../features/study-plans/plan-view.tsx'
import { planQuery } from '../../../features/study-plans/queries.ts'
import { useHiddenFacts } from '../../../shared/problems/use-hidden-facts.ts'
import { InterviewMark } from '../../shell/interview-switch.tsx'
import { useTitle } from '../../shell/use-title.ts'

export function PlanPage() {
  const { slug = '' } = useParams()
  const { data: plan } = useQuery(planQuery(slug))
  const hidden = useHiddenFacts()
  useTitle(plan?.title ?? 'Study plan')
  return <PlanView slug={slug} hidden={hidden} mark={<InterviewMark />} />
}
