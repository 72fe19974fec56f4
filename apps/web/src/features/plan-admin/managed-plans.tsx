import { deletePlan, type ManagedPlanHead, restorePlans } from '@codedojo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Map as MapIcon, Plus, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../lib/api/api.ts'
import { pluralize } from '../../lib/format/pluralize.ts'
import { moveItem } from '../../lib/move-item.ts'
import { managedPlanPath, newPlanPath } from '../../lib/paths.ts'
import { planAdminKey } from '../../lib/query-keys.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import { useActionWithToast } from '../../ui/use-action-with-toast.ts'
import { learnerPlansKey, managedPlansQuery } from './queries.ts'
import { usePlanOrder } from './use-plan-order.ts'

type OpenQuestion = { kind: 'delete'; plan: ManagedPlanHead } | { kind: 'restore' }

/** All study plans in the order in which learners see them, with actions to add, edit, delete and restore. */
export function ManagedPlans() {
  const reading = useQuery(managedPlansQuery)
  const [asked, setAsked] = useState<OpenQuestion | null>(null)
  const { data: plans, error } = reading
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-heading">Study Plans</h1>
          <p className="min-h-5 text-ui text-muted">{plans && pluralize(plans.length, 'plan')}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
          <Button
            icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setAsked({ kind: 'restore' })}
          >
            Restore bundled plans
          </Button>
          <Link to={newPlanPath} className={buttonClasses({ look: 'primary' })}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            Add a plan
          </Link>
        </div>
      </header>
      {plans === undefined && error === null && <PlansSkeleton />}
      {plans === undefined && error !== null && (
        <ReadFailed title="Failed to load the study plans." reading={reading} />
      )}
      {plans && <Plans plans={plans} onDelete={(plan) => setAsked({ kind: 'delete', plan })} />}
      {asked && <Question asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

interface PlansProps {
  plans: readonly ManagedPlanHead[]
  onDelete: (plan: ManagedPlanHead) => void
}

function Plans({ plans, onDelete }: PlansProps) {
  const order = usePlanOrder()
  if (plans.length === 0)
    return (
      <div className="panel">
        <EmptyState
          icon={<MapIcon size={18} strokeWidth={1.75} aria-hidden />}
          title="No study plans."
          detail="A plan leads learners through problems in a good order."
        >
          <Link to={newPlanPath} className={buttonClasses({ isSmall: true })}>
            Add a plan
          </Link>
        </EmptyState>
      </div>
    )
  const ids = plans.map(({ _id }) => _id)
  return (
    <div className="panel overflow-hidden">
      <SortableList
        label="Study plans in their order"
        items={plans.map((plan) => ({
          id: plan._id,
          name: plan.title,
          content: <Row plan={plan} onDelete={() => onDelete(plan)} />,
        }))}
        onMove={(from, to) => order(moveItem(ids, from, to))}
      />
    </div>
  )
}

function Row({ plan, onDelete }: { plan: ManagedPlanHead; onDelete: () => void }) {
  return (
    <div className="flex min-h-14 min-w-0 items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <Link to={managedPlanPath(plan)} className="block text-body break-words hover:underline" dir="auto">
          {plan.title}
        </Link>
        <p className="text-ui text-muted">
          {pluralize(plan.problems, 'problem')}, {pluralize(plan.followers, 'follower')}
          {plan.isBundled && ', comes with CodeDojo'}
          {plan.group !== '' && (
            <>
              , in <bdi>{plan.group}</bdi>
            </>
          )}
        </p>
      </div>
      <IconButton
        label={`Delete ${plan.title}`}
        icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
        onClick={onDelete}
      />
    </div>
  )
}

function Question({ asked, onClose }: { asked: OpenQuestion; onClose: () => void }) {
  const queryClient = useQueryClient()
  const refreshLearners = () => void queryClient.invalidateQueries({ queryKey: learnerPlansKey })
  const act = useActionWithToast({
    run: () =>
      asked.kind === 'delete'
        ? callApi(deletePlan, { params: { id: asked.plan._id } })
        : callApi(restorePlans),
    failedText: asked.kind === 'delete' ? 'The plan was not deleted.' : 'The plans were not restored.',
    changes: [planAdminKey],
    onDone: refreshLearners,
  })
  if (asked.kind === 'delete')
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        title={`Delete “${asked.plan.title}”`}
        question={`${followersText(asked.plan.followers)} What people have solved stays solved.`}
        confirmText="Delete plan"
        onConfirm={() => act.mutate()}
      />
    )
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Restore the bundled plans"
      question="The plans that come with CodeDojo return as they came: your changes of them are lost, and deleted ones come back. Plans of your own and the order stay."
      confirmText="Restore"
      onConfirm={() => act.mutate()}
    />
  )
}

function followersText(followers: number): string {
  return followers === 0
    ? 'Nobody follows this plan.'
    : `${pluralize(followers, 'person follows', 'people follow')} this plan and lose it.`
}

function PlansSkeleton() {
  return (
    <Skeleton label="Loading the study plans" className="panel space-y-4 p-4">
      <Bone className="h-9" />
      <Bone className="h-9" />
      <Bone className="h-9" />
    </Skeleton>
  )
}
