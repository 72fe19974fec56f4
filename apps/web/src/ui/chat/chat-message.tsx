import { assistantFailureSentences, type Evidence, hintLevels, type ReplyEnd } from '@codedojo/contract'
import { CircleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { BrandMark } from '../brand-mark.tsx'
import { AnswerMarkdown } from './answer-markdown.tsx'

/** A question of the person, on a raised background. */
export const QuestionBubble = memo(({ text }: { text: string }) => (
  <div className="ml-auto w-fit max-w-[85%] rounded-lg bg-raised px-4 py-2 text-base break-words whitespace-pre-wrap">
    <span className="sr-only">You: </span>
    {text}
  </div>
))

interface AnswerProps {
  /** Name of the assistant. */
  name: string
  text: string
  /** Level of the hint, from 1; null if the answer is no hint. */
  level: number | null
  used: readonly Evidence[]
  end: ReplyEnd | null
  /** Renders the sources of the answer. */
  renderUsed: ((used: readonly Evidence[]) => ReactNode) | undefined
}

/** An answer of the assistant, without a bubble. */
export const Answer = memo(({ name, text, level, used, end, renderUsed }: AnswerProps) => {
  const ending = end === null ? null : endWords[end]
  return (
    <div className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3">
      <span
        className="flex size-7 items-center justify-center rounded-full border border-line bg-canvas"
        aria-hidden
      >
        <BrandMark size={16} />
      </span>
      <div className="min-w-0 pt-0.5">
        <span className="sr-only">{name}: </span>
        {level !== null && <Level level={level} />}
        {text !== '' && <AnswerText text={text} />}
        {text === '' && end === null && <p className="text-base text-faint">...</p>}
        {ending !== null && <p className="mt-1 text-caption text-faint">{ending}</p>}
        {used.length > 0 && renderUsed && <div className="mt-3">{renderUsed(used)}</div>}
      </div>
    </div>
  )
})

const failures: readonly string[] = Object.values(assistantFailureSentences)

function AnswerText({ text }: { text: string }) {
  if (!failures.includes(text)) return <AnswerMarkdown text={text} />
  return (
    <p className="flex gap-2 text-base text-wa">
      <CircleAlert size={16} strokeWidth={1.75} className="mt-1 shrink-0" aria-hidden />
      {text}
    </p>
  )
}

function Level({ level }: { level: number }) {
  return (
    <p className="mb-0.5 text-caption text-muted">
      <span className="num">{level}</span> <span className="mx-1 text-strong">|</span> {hintLevels[level - 1]}
    </p>
  )
}

const endWords = {
  whole: null,
  cut: 'This answer was too long and ends here.',
  stopped: 'Stopped',
  withheld: null,
  failed: null,
} as const satisfies Record<ReplyEnd, string | null>
