import { followPlan, leavePlan, type StudyPlanSummary } from '@codedojo/contract'
import { Plus, X } from 'lucide-react'
import { callApi } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { useActionWithToast } from '../../ui/use-action-with-toast.ts'
import { plansKey } from './queries.ts'

interface FollowButtonProps {
  plan: Pick<StudyPlanSummary, 'slug' | 'title' | 'startedAt'>
}

/** Starts or stops following a plan; solved problems stay solved. */
export function FollowButton({ plan }: FollowButtonProps) {
  const isFollowed = plan.startedAt !== null
  const change = useActionWithToast({
    run: () => callApi(isFollowed ? leavePlan : followPlan, { params: { slug: plan.slug } }),
    failedText: isFollowed ? 'The plan was not left.' : 'The plan was not followed.',
    changes: plansKey,
  })
  const Icon = isFollowed ? X : Plus
  return (
    <Button
      isSmall
      aria-label={isFollowed ? `Leave ${plan.title}` : `Follow ${plan.title}`}
      isBusy={change.isPending}
      icon={<Icon size={14} strokeWidth={1.75} aria-hidden />}
      onClick={() => change.mutate()}
    >
      {isFollowed ? 'Leave' : 'Follow'}
    </Button>
  )
}
