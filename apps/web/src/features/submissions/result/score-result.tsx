import { pointsText, type ShownScore, type ShownSubtaskResult } from '@codedojo/contract'
import { MinusCircle } from 'lucide-react'
import { toneTextClasses, verdictLooks } from '../../../shared/submissions/verdict-look.ts'

/** The points of a submission, and what each subtask got; nothing for a pass-fail problem. */
export function ScoreResult({ score }: { score: ShownScore | undefined }) {
  if (!score) return null
  const { points, of, subtasks } = score
  return (
    <section aria-label="Points" className="@container">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-body font-semibold">Points</h3>
        <p className="num text-body">
          <span className="text-heading font-semibold">{pointsText(points)}</span>
          <span className="text-muted"> / {pointsText(of)} points</span>
        </p>
      </div>
      <PointsBar points={points} of={of} />
      {subtasks.length > 0 && <SubtaskTable subtasks={subtasks} />}
    </section>
  )
}

/** The share of the points; the number beside it says the same. */
function PointsBar({ points, of }: Pick<ShownScore, 'points' | 'of'>) {
  const share = of > 0 ? Math.min(1, points / of) : 0
  return (
    <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-raised">
      <div
        className={share === 1 ? 'h-full bg-ac' : 'h-full bg-part'}
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </div>
  )
}

function SubtaskTable({ subtasks }: { subtasks: readonly ShownSubtaskResult[] }) {
  return (
    <table className="mt-3 w-full text-ui">
      <caption className="sr-only">Subtasks</caption>
      <thead className="text-caption text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="pb-1 text-left font-normal">
            Subtask
          </th>
          <th scope="col" className="pb-1 pl-3 text-left font-normal">
            Verdict
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {subtasks.map((subtask) => (
          <SubtaskRow key={subtask.name} subtask={subtask} />
        ))}
      </tbody>
    </table>
  )
}

function SubtaskRow({ subtask: { title, points, of, status, failedCase } }: { subtask: ShownSubtaskResult }) {
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="py-1.5 text-left font-normal break-words">
        <bdi>{title}</bdi>
      </th>
      <td className="py-1.5 pl-3">
        <SubtaskVerdict status={status} />
        {failedCase !== null && status !== 'Accepted' && (
          <span className="block text-caption text-muted">first failure in case {failedCase}</span>
        )}
      </td>
      <td className="num py-1.5 pl-3 text-right whitespace-nowrap">
        {pointsText(points)} <span className="text-muted">/ {pointsText(of)}</span>
      </td>
    </tr>
  )
}

function SubtaskVerdict({ status }: Pick<ShownSubtaskResult, 'status'>) {
  if (status === null)
    return (
      <span className="inline-flex items-center gap-1.5 text-muted">
        <MinusCircle size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
        Not judged: it requires another
      </span>
    )
  const { tone, Icon } = verdictLooks[status]
  return (
    <span className={`inline-flex items-center gap-1.5 ${toneTextClasses[tone]}`}>
      <Icon size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
      {status}
    </span>
  )
}
