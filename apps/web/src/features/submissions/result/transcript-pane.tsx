import type { Transcript, TranscriptLine } from '@codedojo/contract'
import { SkipBack, StepBack, StepForward } from 'lucide-react'
import { useState } from 'react'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'

interface TranscriptPaneProps {
  transcript: Transcript
  /** Marks the program's last line: at it the judge stopped. */
  isRefused: boolean
}

/** What program and judge wrote to each other. It can be gone through line by line. */
export function TranscriptPane({ transcript, isRefused }: TranscriptPaneProps) {
  const { lines, leftOut } = transcript
  const [shown, setShown] = useState(lines.length)
  const refused = isRefused ? lines.findLastIndex(({ by }) => by === 'program') : -1
  const placeText = `${shown} of ${pluralize(lines.length, 'line')}`
  const step = (count: number) => setShown(Math.min(lines.length, Math.max(0, count)))
  return (
    <section
      aria-label="Interaction"
      className="flex min-h-0 min-w-36 flex-1 flex-col border-line not-first:border-l @max-[540px]:basis-full"
    >
      <div className="flex h-9 max-md:h-11 shrink-0 items-center justify-between border-b border-line pl-3 text-ui text-muted">
        <span className="flex-1">Interaction</span>
        <span className="num px-1 text-caption whitespace-nowrap" role="status" aria-label={placeText}>
          {shown}/{lines.length}
        </span>
        <StepButton label="To the beginning" icon={SkipBack} isOff={shown === 0} onPress={() => step(0)} />
        <StepButton
          label="One line back"
          icon={StepBack}
          isOff={shown === 0}
          onPress={() => step(shown - 1)}
        />
        <StepButton
          label="One line on"
          icon={StepForward}
          isOff={shown === lines.length}
          onPress={() => step(shown + 1)}
        />
        <CopyButton label="Copy interaction" text={textOf(transcript)} />
      </div>
      <ScrollRegion label="Interaction, lines" className="min-h-0 flex-1 overflow-auto py-1.5 text-ui/6">
        {lines.length === 0 && <p className="px-3 text-faint">Neither side wrote a line.</p>}
        <ol>
          {lines.slice(0, shown).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a line is what identifies it.
            <li key={index}>
              {leftOut > 0 && index === leftOutAfter(lines) && (
                <p className="px-3 text-faint">{pluralize(leftOut, 'line')} left out</p>
              )}
              <TranscriptLineView line={line} isRefused={index === refused} />
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </section>
  )
}

/** The place of the first line behind those that were left out. */
export function leftOutAfter(lines: readonly TranscriptLine[]): number {
  return Math.ceil(lines.length / 2)
}

const sides = {
  program: { name: 'Program', sign: '>' },
  judge: { name: 'Judge', sign: '<' },
} as const satisfies Record<Exclude<TranscriptLine['by'], 'run'>, unknown>

interface LineProps {
  line: TranscriptLine
  isRefused?: boolean
  /** Who speaks in place of the judge. */
  judgeName?: string
}

export function TranscriptLineView({ line, isRefused = false, judgeName = sides.judge.name }: LineProps) {
  if (line.by === 'run') return <p className="px-3 pt-2 text-caption/6 text-faint">{line.text}</p>
  const { sign } = sides[line.by]
  const name = line.by === 'judge' ? judgeName : sides.program.name
  return (
    <div className="flex gap-2 px-3">
      <span className="w-20 shrink-0 text-caption/6 text-faint">
        {name} <span aria-hidden>{sign}</span>
      </span>
      <pre
        className={joinClasses('min-w-0 break-all whitespace-pre-wrap', line.by === 'judge' && 'text-muted')}
      >
        {isRefused ? <mark className="d-wa text-ink">{line.text}</mark> : line.text}
      </pre>
      {isRefused && <span className="text-caption/6 text-wa">not accepted</span>}
    </div>
  )
}

interface StepButtonProps {
  label: string
  icon: typeof StepBack
  isOff: boolean
  onPress: () => void
}

function StepButton({ label, icon: Icon, isOff, onPress }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      icon={<Icon size={14} strokeWidth={1.75} aria-hidden />}
      className="text-faint"
      disabled={isOff}
      onClick={onPress}
    />
  )
}

/** As in the `.interaction` files of problem packages. */
function textOf({ lines, leftOut }: Transcript): string {
  const shown = lines.map(({ by, text }) => (by === 'run' ? '---' : `${sides[by].sign} ${text}`))
  if (leftOut > 0) shown.splice(leftOutAfter(lines), 0, `… ${pluralize(leftOut, 'line')} left out …`)
  return shown.join('\n')
}
