import type { CompilerMessage, JudgeAnswer } from '@codedojo/contract'
import { CircleX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import type { LocatedMessage } from './locate-messages.ts'
import { VerdictLine } from './verdict-line.tsx'

interface CompilerViewProps {
  answer: JudgeAnswer
  messages: readonly CompilerMessage[]
  places: readonly LocatedMessage[]
  onJump: (place: LocatedMessage) => void
  /** Possible actions. */
  actions?: ReactNode
}

/** Compilation errors: a list that links to the editor, and the compiler's original output with the same links. */
export function CompilerView({ answer, messages, places, onJump, actions }: CompilerViewProps) {
  const text = answer.compileMessage ?? answer.errorMessage ?? 'The compiler said nothing.'
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <div className="shrink-0 border-b border-line px-4 py-3">
        <VerdictLine
          answer={answer}
          detail={`${foundWords(messages)} No case was judged.`}
          actions={actions}
        />
      </div>
      <div className="flex min-h-0 flex-1 @max-[560px]:flex-col">
        <ul className="w-56 shrink-0 overflow-y-auto border-line @max-[560px]:max-h-48 @max-[560px]:w-full @max-[560px]:border-b @min-[560px]:border-r">
          {places.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages never move.
            <li key={index} className="border-b border-line">
              <MessageRow place={place} onJump={onJump} />
            </li>
          ))}
          {places.length === 0 && <li className="p-4 text-ui text-muted">No line of your code is named.</li>}
          {places.some((place) => place.severity === 'warning') && (
            <li className="p-4 text-caption text-faint">
              A warning alone does not stop your code from being judged.
            </li>
          )}
        </ul>
        <section aria-label="Compiler text" className="flex min-h-0 min-w-0 flex-1 flex-col">
          <div className="flex h-8 shrink-0 items-center justify-between border-b border-line pl-4 text-ui text-muted">
            Compiler text
            <CopyButton label="Copy compiler text" text={text} />
          </div>
          <ScrollRegion label="Compiler text, words" className="min-h-0 flex-1 overflow-auto bg-canvas">
            <pre className="w-max min-w-full p-4 text-caption/5">
              {withLinks(text, messages, places, onJump)}
            </pre>
          </ScrollRegion>
        </section>
      </div>
    </div>
  )
}

function MessageRow({ place, onJump }: { place: LocatedMessage; onJump: (place: LocatedMessage) => void }) {
  const isError = place.severity === 'error'
  const Icon = isError ? CircleX : TriangleAlert
  return (
    <button
      type="button"
      className="block w-full px-4 py-2.5 text-left text-ui hover:bg-raised"
      onClick={() => onJump(place)}
    >
      <span className="flex items-center gap-1.5">
        <Icon size={14} strokeWidth={1.75} className={isError ? 'text-err' : 'text-limit'} aria-hidden />
        <span className={isError ? 'text-err' : 'text-limit'}>{isError ? 'Error' : 'Warning'}</span>
        <span className="num ml-auto text-caption text-muted">line {place.line}</span>
      </span>
      <span className="mt-1 block break-words text-muted">{place.text}</span>
      {place.hint && <span className="mt-1 block break-words">{place.hint}</span>}
    </button>
  )
}

function foundWords(messages: readonly CompilerMessage[]): string {
  const errors = messages.filter((message) => message.severity === 'error').length
  const warnings = messages.length - errors
  const parts = [
    errors > 0 && pluralize(errors, 'error'),
    warnings > 0 && pluralize(warnings, 'warning'),
  ].filter(Boolean)
  return parts.length === 0 ? 'Your code did not compile.' : `${parts.join(' and ')}.`
}

function withLinks(
  text: string,
  messages: readonly CompilerMessage[],
  places: readonly LocatedMessage[],
  onJump: (place: LocatedMessage) => void,
): ReactNode[] {
  let at = 0
  const pieces: ReactNode[] = messages.map((message, index) => {
    const before = text.slice(at, message.from)
    const place = places[index]
    at = message.to
    return (
      <span key={message.from}>
        <span className="text-muted">{before}</span>
        <button
          type="button"
          className="text-primary underline underline-offset-2"
          onClick={() => place && onJump(place)}
        >
          {text.slice(message.from, message.to)}
        </button>
      </span>
    )
  })
  pieces.push(
    <span key="rest" className="text-muted">
      {text.slice(at)}
    </span>,
  )
  return pieces
}
