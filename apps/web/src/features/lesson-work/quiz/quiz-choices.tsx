import type { QuizBlock } from '@codedojo/contract'
import { type ReactNode, useId } from 'react'

interface QuizChoicesProps {
  quiz: Pick<QuizBlock, 'choices' | 'isMultiple'>
  /** Places of the chosen choices, from 0. */
  chosen: readonly number[]
  /** Id of the element with the question. */
  labelledBy: string
  renderText: (markdown: string) => ReactNode
  /** null if the choices cannot be chosen, as in a preview. */
  onChoose: ((chosen: readonly number[]) => void) | null
}

/** The choices of a quiz: radio buttons where one is right, check boxes where several may be. */
export function QuizChoices({ quiz, chosen, labelledBy, renderText, onChoose }: QuizChoicesProps) {
  const name = useId()
  const choose = (place: number) => {
    if (!quiz.isMultiple) onChoose?.([place])
    else onChoose?.(chosen.includes(place) ? chosen.filter((each) => each !== place) : [...chosen, place])
  }
  return (
    <fieldset aria-labelledby={labelledBy} className="mt-2 space-y-1">
      {quiz.choices.map(({ text }, place) => (
        <label
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place.
          key={place}
          className="flex min-h-9 cursor-pointer items-start gap-3 rounded-md px-2 py-1.5 hover:bg-raised max-md:min-h-11"
        >
          <input
            type={quiz.isMultiple ? 'checkbox' : 'radio'}
            name={name}
            className="mt-1 size-4 shrink-0 accent-(--primary)"
            checked={chosen.includes(place)}
            readOnly={onChoose === null}
            onChange={() => choose(place)}
          />
          <span className="min-w-0 [&_p]:my-0">{renderText(text)}</span>
        </label>
      ))}
    </fieldset>
  )
}
