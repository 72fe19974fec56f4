import type { Overview } from '@codedojo/contract'
import {
  Archive,
  BookUser,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Clapperboard,
  Cpu,
  CreditCard,
  Database,
  HardDrive,
  Layers,
  type LucideIcon,
  Mail,
  MessageSquareCode,
  TriangleAlert,
} from 'lucide-react'
import { joinClasses } from '../../lib/join-classes.ts'
import { Panel } from '../../ui/panel.tsx'
import type { HealthRow, Tone } from './health-row.ts'
import { healthRows } from './health-rows.ts'

const icons = {
  Database,
  Queue: Layers,
  Judges: Cpu,
  Disk: HardDrive,
  'Back-up': Archive,
  Mail,
  Payments: CreditCard,
  'Video service': Clapperboard,
  'Language model': MessageSquareCode,
  Directory: BookUser,
  Bucket: Archive,
} as const satisfies Record<HealthRow['name'], LucideIcon>

const tones = {
  good: { icon: CircleCheck, colour: 'text-ac' },
  unset: { icon: CircleDashed, colour: 'text-muted' },
  warning: { icon: TriangleAlert, colour: 'text-limit' },
  fault: { icon: CircleAlert, colour: 'text-wa' },
} as const satisfies Record<Tone, { icon: LucideIcon; colour: string }>

/** Health of each part of the installation, with what to do about failures. */
export function HealthPanel({ overview }: { overview: Overview }) {
  return (
    <Panel title="Health">
      <ul className="px-4 py-2">
        {healthRows(overview).map((row) => (
          <HealthLine key={row.name} row={row} />
        ))}
      </ul>
    </Panel>
  )
}

function HealthLine({ row: { name, tone, word, lines } }: { row: HealthRow }) {
  const Icon = icons[name]
  const { icon: ToneIcon, colour } = tones[tone]
  return (
    <li className="py-2">
      <div className="flex items-center gap-3 text-body">
        <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
        {name}
        <span className={joinClasses('ml-auto flex items-center gap-1.5 text-ui', colour)}>
          <ToneIcon size={14} strokeWidth={1.75} aria-hidden />
          {word}
        </span>
      </div>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two judges may say the same.
        <p key={at} className="pl-7 text-caption break-words text-muted">
          {line}
        </p>
      ))}
    </li>
  )
}
