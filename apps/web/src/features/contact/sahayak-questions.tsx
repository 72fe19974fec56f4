import type { Conversation } from '@codedojo/contract'
import { MailQuestion } from 'lucide-react'

interface SahayakQuestionsProps {
  conversation: Conversation
  onAsk: (question: string) => void
  onHandOver: (question: string) => void
}

const firstQuestions = ['Where is my order?', 'When does my course end?', 'How do refunds work?'] as const

/** Suggested first questions; after an answer, a link to human support. */
export function SahayakQuestions({ conversation, onAsk, onHandOver }: SahayakQuestionsProps) {
  const asked = conversation.messages.findLast(({ role }) => role === 'user')
  if (asked === undefined)
    return firstQuestions.map((question) => (
      <button
        key={question}
        type="button"
        className="chip h-7! hover:text-ink max-md:h-11!"
        onClick={() => onAsk(question)}
      >
        {question}
      </button>
    ))
  const question = asked.parts.map(({ text }) => text).join('')
  return (
    <button
      type="button"
      className="chip h-7! gap-1.5 hover:text-ink max-md:h-11!"
      onClick={() => onHandOver(question)}
    >
      <MailQuestion size={14} strokeWidth={1.75} aria-hidden />
      Not answered? Write to us
    </button>
  )
}
