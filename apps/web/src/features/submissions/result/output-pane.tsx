import { markInvisibleCharacters } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import type { MarkedLine } from './mark-differences.ts'

/** Further lines are not shown, because nobody reads them here; Copy copies all of them. */
const mostLines = 400

interface OutputPaneProps {
  title: string
  /** The complete text, for Copy. */
  text: string
  lines: readonly MarkedLine[]
  /** Colour of the marks: that of Wrong Answer for the user's output, that of Accepted for the expected one. */
  tone: 'wa' | 'ac'
  showsWhitespace: boolean
  /** Whether it is a value, which is wrapped; an output keeps its lines, which have numbers. */
  wraps?: boolean
  /** Shown left of Copy. */
  trailing?: ReactNode
  className?: string | undefined
}

/** An input or output with line numbers; differing values are marked. */
export function OutputPane(props: OutputPaneProps) {
  const { title, text, lines, tone, showsWhitespace, wraps = false, trailing, className } = props
  const hidden = lines.length - mostLines
  return (
    <section
      aria-label={title}
      className={joinClasses(
        'flex min-h-0 min-w-36 flex-1 flex-col border-line not-first:border-l',
        className,
      )}
    >
      <div className="flex h-9 max-md:h-11 shrink-0 items-center justify-between border-b border-line pl-3 text-ui text-muted">
        <span className="flex-1">{title}</span>
        {trailing}
        <CopyButton label={`Copy ${title.toLowerCase()}`} text={text} />
      </div>
      <ScrollRegion label={`${title}, text`} className="min-h-0 flex-1 overflow-auto">
        {lines.length > 0 && (
          <pre
            className={joinClasses(
              'relative min-h-full min-w-full py-1.5 text-ui/6',
              wraps
                ? 'break-words whitespace-pre-wrap'
                : 'w-max before:absolute before:inset-y-0 before:left-0 before:w-7 before:bg-canvas',
            )}
          >
            {lines.slice(0, mostLines).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of a line is what identifies it.
              <div key={index} className="relative flex">
                {/* A value is one line. */}
                {!wraps && (
                  <span
                    className="w-7 shrink-0 pr-1.5 text-right text-caption/6 text-faint select-none"
                    aria-hidden
                  >
                    {index + 1}
                  </span>
                )}
                <span className="min-w-0 px-2.5">
                  <Line line={line} tone={tone} showsWhitespace={showsWhitespace} />
                </span>
              </div>
            ))}
          </pre>
        )}
        {lines.length === 0 && <p className="px-3 py-2 text-ui text-faint">Nothing</p>}
        {hidden > 0 && (
          <p className="p-3 text-caption text-muted">{hidden} more lines. Copy has the whole text.</p>
        )}
      </ScrollRegion>
    </section>
  )
}

interface LineProps {
  line: MarkedLine
  tone: 'wa' | 'ac'
  showsWhitespace: boolean
}

function Line({ line, tone, showsWhitespace }: LineProps) {
  const draw = (text: string) => (showsWhitespace ? visibleWhitespace(text) : text)
  let at = 0
  const pieces = line.marks.map((mark) => {
    const before = line.text.slice(at, mark.from)
    at = mark.to
    return (
      <span key={mark.from}>
        {draw(before)}
        <mark className={joinClasses('text-ink', tone === 'wa' ? 'd-wa' : 'd-ac', mark.isFirst && 'd-first')}>
          {draw(line.text.slice(mark.from, mark.to))}
        </mark>
      </span>
    )
  })
  return (
    <>
      {pieces}
      {draw(line.text.slice(at))}
      {showsWhitespace && <span className="text-faint">↵</span>}
    </>
  )
}

function visibleWhitespace(text: string): string {
  return markInvisibleCharacters(text.replaceAll('\r', '␍')).replaceAll(' ', '·').replaceAll('\t', '→\t')
}
