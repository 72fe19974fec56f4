import { languageNames } from '@codedojo/contract'
import { CircleCheck, CircleDashed, Clock, LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { customName } from '../result/case-names.ts'
import { CaseTable } from '../result/case-table.tsx'
import { memoryUnits, runtimeSeconds } from '../result/result-text.ts'
import { isVerdictOnly, type JudgingState, type Station } from './judging-state.ts'
import { judgingQueueText, maximumDurationText } from './judging-text.ts'
import { ProgressStrip } from './progress-strip.tsx'

type Judging = Extract<JudgingState, { kind: 'judging' }>

interface JudgingViewProps {
  state: Judging
  /** CPU time limit of a case. */
  caseTimeMs: number
  onCancel: () => void
}

/** After this long, in milliseconds, the maximum duration and a Cancel button are shown; most runs have ended by then. */
const longRunMs = 3000

/** Progress of judging: stage, finished cases, and current case. */
export function JudgingView({ state, caseTimeMs, onCancel }: JudgingViewProps) {
  const now = useClock()
  // Whether a custom input's output is compared is not known before the result.
  const passed = state.cases.filter(({ kind, status }) => kind !== 'custom' && status === 'Accepted').length
  const isLong = state.request.what === 'run' && now - state.request.sentAt > longRunMs
  const notice = judgingQueueText(state) ?? (isLong ? maximumDurationText(state, caseTimeMs) : null)
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <div className="shrink-0 space-y-3 border-b border-line px-4 py-3">
        <div className="flex items-center gap-3">
          <LoaderCircle size={20} strokeWidth={1.75} className="animate-spin text-primary" aria-hidden />
          <p className="min-w-0 heading text-title">{judgingTitle(state)}</p>
          {state.cases.length > 0 && (
            <p className="text-body text-muted @max-[560px]:sr-only">{passed} passed so far</p>
          )}
          <p className="num ml-auto text-ui whitespace-nowrap text-muted">
            {elapsed(state.request.sentAt, now)}
          </p>
        </div>
        {notice !== null && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-limit-soft px-3 py-2">
            <p className="min-w-48 flex-1 text-body text-ink">{notice}</p>
            {(state.isUnanswered || isLong) && (
              <Button isSmall onClick={onCancel}>
                Cancel
              </Button>
            )}
          </div>
        )}
        {state.total !== null && <ProgressStrip cases={state.cases} total={state.total} />}
      </div>
      <div className="flex min-h-0 flex-1">
        {!isVerdictOnly(state.request) && (
          <div className="w-68 shrink-0 overflow-y-auto border-r border-line @max-[560px]:hidden">
            <LiveCases state={state} />
          </div>
        )}
        <Stations state={state} now={now} />
      </div>
    </div>
  )
}

/** "Judging case 9 of 24", or the stage before the first case. */
export function judgingTitle(state: Judging): string {
  if (state.isUnanswered) return 'No connection'
  switch (state.station) {
    case 'received':
      return 'Sent'
    case 'queued':
      if (state.lacksJudge) return 'Waiting for a judge'
      return state.ahead === null || state.ahead === 0
        ? 'Next in the queue'
        : `In the queue, ${state.ahead} ahead`
    case 'compiling':
      return compilesApart(state) ? 'Compiling' : 'Checking the syntax'
    case 'running':
      return state.total === null ? 'Judging' : `Judging ${nextWords(state, state.total)}`
  }
}

/** "case 9 of 24", or the name of a custom input. */
function nextWords(state: Judging, total: number): string {
  const own = state.request.customInputs.length
  const next = Math.min(nextCase(state), total)
  return next > total - own ? `${customName(next - total + own)} of ${own}` : `case ${next} of ${total}`
}

/** Index of the next case. A run skips some of the given cases and continues with the custom inputs. */
function nextCase({ cases }: Judging): number {
  return (cases.at(-1)?.index ?? 0) + 1
}

function compilesApart({ request }: Judging): boolean {
  return request.language === 'cpp' || request.language === 'java'
}

function LiveCases({ state }: { state: Judging }) {
  const current = useRef<HTMLTableRowElement>(null)
  const next = nextCase(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every finished case moves the current row.
  useEffect(() => {
    current.current?.scrollIntoView?.({ block: 'nearest' })
  }, [next])
  const total = state.total ?? 0
  return (
    <CaseTable rows={state.cases} memoryUnit={memoryUnits[state.request.what]} selected={null}>
      {next <= total && state.station === 'running' && (
        <tr ref={current} className="h-8 bg-raised">
          <th scope="row" className="pl-4 text-left font-normal shadow-[inset_2px_0_0_var(--color-primary)]">
            {next}
          </th>
          <td colSpan={3} className="font-sans">
            <span className="inline-flex items-center gap-1.5">
              <LoaderCircle size={14} strokeWidth={1.75} className="animate-spin text-primary" aria-hidden />{' '}
              Judging
            </span>
          </td>
        </tr>
      )}
      {next < total && (
        <tr className="h-8 text-faint">
          <th scope="row" className="pl-4 text-left font-normal">
            {next + 1}
          </th>
          <td colSpan={3} className="font-sans">
            <span className="inline-flex items-center gap-1.5">
              <Clock size={14} strokeWidth={1.75} aria-hidden /> Waiting
            </span>
          </td>
        </tr>
      )}
    </CaseTable>
  )
}

const stations = ['received', 'queued', 'compiling', 'running'] as const satisfies readonly Station[]

function Stations({ state, now }: { state: Judging; now: number }) {
  const at = stations.indexOf(state.station)
  return (
    <section aria-label="Progress" className="min-w-0 flex-1 overflow-y-auto px-4 py-3">
      <h3 className="text-body font-semibold">
        {state.request.what === 'run' ? 'This run' : 'This submission'}
      </h3>
      <ol className="mt-2 text-body">
        {stations.map((station, index) => (
          <StationRow
            key={station}
            name={stationName(station, state)}
            detail={stationDetail(station, state)}
            stand={index < at ? 'done' : index === at ? 'now' : 'later'}
            time={stationTime(index, state, now)}
          />
        ))}
        <StationRow name="Verdict" detail="" stand="later" time="" />
      </ol>
      {state.request.what === 'submit' && !state.isUnanswered && (
        <p className="mt-2 border-t border-line pt-3 text-body text-muted">
          You can close this page. The result is kept in Submissions.
        </p>
      )}
    </section>
  )
}

function stationName(station: Station, state: Judging): string {
  const names = {
    received: 'Received',
    queued: 'Queue',
    compiling: compilesApart(state) ? 'Compile' : 'Syntax check',
    running: 'Cases',
  } as const satisfies Record<Station, string>
  return names[station]
}

function stationDetail(station: Station, state: Judging): string {
  switch (station) {
    case 'received':
      return state.submissionId === null ? '' : `kept as ${state.submissionId.slice(0, 13)}`
    case 'queued':
      if (state.lacksJudge) return `no judge for ${languageNames[state.request.language]}`
      return state.ahead === null ? '' : state.ahead === 0 ? 'first in line' : `${state.ahead} ahead`
    case 'compiling':
      return languageNames[state.request.language]
    case 'running':
      return slowest(state)
  }
}

function slowest({ cases }: Judging): string {
  const slow = cases.toSorted((one, other) => other.time - one.time)[0]
  return slow === undefined ? '' : `slowest so far ${Math.round(slow.time * 1000)} ms, case ${slow.index}`
}

/** Seconds spent in a stage; empty if it is not reached yet or was skipped between two events. */
function stationTime(index: number, state: Judging, now: number): string {
  const entered = state.enteredAt[stations[index] ?? 'received']
  if (entered === undefined) return ''
  const left = stations
    .slice(index + 1)
    .map((station) => state.enteredAt[station])
    .find((time) => time !== undefined)
  return elapsed(entered, left ?? now)
}

interface StationRowProps {
  name: string
  detail: string
  stand: 'done' | 'now' | 'later'
  time: string
}

const standIcons = {
  done: <CircleCheck size={16} strokeWidth={1.75} className="text-ac" aria-label="done" />,
  now: (
    <LoaderCircle
      size={16}
      strokeWidth={1.75}
      className="animate-spin text-primary"
      aria-label="in progress"
    />
  ),
  later: <CircleDashed size={16} strokeWidth={1.75} className="text-faint" aria-label="to come" />,
} as const

function StationRow({ name, detail, stand, time }: StationRowProps) {
  return (
    <li className="flex h-9 items-center gap-3">
      {standIcons[stand]}
      <span className={stand === 'later' ? 'text-muted' : 'text-ink'}>{name}</span>
      <span className="min-w-0 truncate text-ui text-muted">{detail}</span>
      <span className="num ml-auto text-ui text-muted">{time}</span>
    </li>
  )
}

function elapsed(from: number, to: number): string {
  return `${runtimeSeconds(Math.max(0, to - from)).slice(0, -2)} s`
}

/** The current time, updated ten times per second. */
function useClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 100)
    return () => clearInterval(timer)
  }, [])
  return now
}
