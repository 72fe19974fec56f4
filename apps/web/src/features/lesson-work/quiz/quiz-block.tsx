import type { QuizBlock as Quiz, QuizAnswer } from '@codedojo/contract'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleHelp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { sendAnswer } from '../queries.ts'
import { QuizChoices } from './quiz-choices.tsx'

interface QuizBlockProps {
  lessonId: string
  quiz: Quiz
  /** The last answer; null if none so far. */
  kept: QuizAnswer | null
  onAnswered: (answer: QuizAnswer) => void
  renderText: (markdown: string) => ReactNode
}

/** A question of a lesson. It can be answered any number of times, and counts for nothing. */
export function QuizBlock({ lessonId, quiz, kept, onAnswered, renderText }: QuizBlockProps) {
  const [chosen, setChosen] = useState<readonly number[]>(kept?.chosen ?? [])
  const [isAsked, setIsAsked] = useState(false)
  const questionId = useId()
  const check = useMutation({
    mutationFn: () => sendAnswer(lessonId, { quiz: quiz.id, chosen: [...chosen] }),
    onSuccess: onAnswered,
  })
  const answer = check.data ?? kept
  const isCurrent = answer !== null && areSame(answer.chosen, chosen)
  return (
    <section aria-label="Quiz" className="my-4 rounded-lg border border-line bg-panel px-4 py-3 text-base">
      <div id={questionId} className="[&_p]:my-1">
        {renderText(quiz.question)}
      </div>
      <QuizChoices
        quiz={quiz}
        chosen={chosen}
        labelledBy={questionId}
        renderText={renderText}
        onChoose={(next) => {
          check.reset()
          setChosen(next)
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          isSmall
          isBusy={check.isPending}
          isIdle={chosen.length === 0}
          onClick={() => {
            setIsAsked(true)
            check.mutate()
          }}
        >
          Check
        </Button>
        {chosen.length === 0 && (
          <span className="text-caption text-faint">
            {quiz.isMultiple ? 'Choose all that are right.' : 'Choose an answer first.'}
          </span>
        )}
      </div>
      {check.error && (
        <div className="mt-3">
          <ErrorBox>{messageOf(check.error)}</ErrorBox>
        </div>
      )}
      {/* Told when the answer is checked, not when the page opens with an earlier one. */}
      <div role={isAsked ? 'status' : undefined}>
        {isCurrent && !check.isPending && <Verdict answer={answer} renderText={renderText} />}
      </div>
    </section>
  )
}

function Verdict({
  answer,
  renderText,
}: {
  answer: QuizAnswer
  renderText: (markdown: string) => ReactNode
}) {
  const { isRight, explanation } = answer
  const text = <div className="text-muted [&_p]:my-1">{renderText(explanation)}</div>
  return (
    <div className="mt-3 border-t border-line pt-3 text-ui">
      <p className={`flex items-center gap-1.5 ${isRight ? 'text-ac' : 'text-limit'}`}>
        {isRight ? (
          <CircleCheck size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
        ) : (
          <CircleHelp size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
        )}
        {isRight ? 'That is right.' : 'Not quite. Think again, and choose another answer.'}
      </p>
      {explanation !== '' &&
        (isRight ? (
          text
        ) : (
          <details className="mt-1">
            <summary className="cursor-pointer py-1 text-muted">Show the explanation</summary>
            {text}
          </details>
        ))}
    </div>
  )
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((place) => other.includes(place))
}
