import type { WaitingWork } from '@codedojo/contract'
import {
  ChevronRight,
  CircleCheck,
  Flag,
  Inbox,
  type LucideIcon,
  MessageCircleQuestion,
  MessagesSquare,
  RotateCcw,
  Snowflake,
  Truck,
  Undo2,
} from 'lucide-react'
import { Link } from 'react-router'
import { useNow } from '../../lib/use-now.ts'
import { Panel } from '../../ui/panel.tsx'
import { adminBacklogText, waitingTimeText } from './waiting-text.ts'

const icons = {
  room_reports: MessagesSquare,
  tickets: Inbox,
  contest_questions: MessageCircleQuestion,
  lesson_questions: MessageCircleQuestion,
  hidden_boards: Snowflake,
  refunds_asked: Undo2,
  refunds_failed: Undo2,
  to_ship: Truck,
  problem_reports: Flag,
  rejudges: RotateCcw,
} as const satisfies Record<WaitingWork['kind'], LucideIcon>

const tickMs = 60_000

interface WaitingPanelProps {
  waiting: readonly WaitingWork[]
  /** Path of the page where the task is handled. */
  pageOf: (waiting: WaitingWork) => string
}

/** Open tasks of the admin, the longest waiting first; each links to the page where it is handled. */
export function WaitingPanel({ waiting, pageOf }: WaitingPanelProps) {
  const now = useNow(tickMs)
  return (
    <Panel title="Waiting for you">
      {waiting.length === 0 ? (
        <p className="flex items-center gap-3 px-4 py-4 text-body text-muted">
          <CircleCheck size={16} strokeWidth={1.75} className="shrink-0 text-ac" aria-hidden />
          Nothing waits. What people ask, report or order will stand here.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {waiting.map((each) => {
            const Icon = icons[each.kind]
            return (
              <li key={`${each.kind} ${each.place?._id ?? ''}`}>
                <Link
                  to={pageOf(each)}
                  className="flex min-h-11 items-center gap-3 px-4 py-2 text-body outline-offset-[-2px] hover:bg-raised"
                >
                  <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
                  <span className="min-w-0 flex-1 break-words">{adminBacklogText(each)}</span>
                  <span className="shrink-0 text-right text-ui text-muted">
                    {each.count > 1 && <span className="max-md:sr-only">the oldest </span>}
                    {waitingTimeText(new Date(each.oldest), now)}
                  </span>
                  <ChevronRight size={14} strokeWidth={1.75} className="shrink-0 text-faint" aria-hidden />
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
