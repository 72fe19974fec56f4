import { type Difficulty, difficulties, type Problem, tagChoices } from '@codedojo/contract'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { nameOfLanguage } from '../../../lib/format/name-of-language.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { DifficultyMark } from '../../../shared/problems/difficulty-mark.tsx'
import { Field, FieldNote } from '../../../ui/form/field.tsx'
import { FurtherTags } from './further-tags.tsx'
import { OtherNames } from './other-names.tsx'
import { ProblemMarkdown } from './problem-markdown.tsx'
import { Section } from './section.tsx'
import { useProblemForm } from './use-problem-form.ts'

interface BasicsSectionProps {
  renderMarkdown: (text: string) => ReactNode
  /** The problem's statements in other languages. */
  translations: Problem['translations']
}

export function BasicsSection({ renderMarkdown, translations }: BasicsSectionProps) {
  const { register, formState } = useProblemForm()
  return (
    <Section id="basics">
      <div className="flex flex-col gap-5">
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <Field
            label="Title"
            autoComplete="off"
            error={formState.errors.title?.message}
            {...register('title')}
          />
          <DifficultyChoice />
        </div>
        <ProblemMarkdown name="description" label="Description" rows={14} renderMarkdown={renderMarkdown} />
        {translations && (
          <p className="text-caption text-muted">
            Learners can read this problem in{' '}
            {translations.map(({ language }) => nameOfLanguage(language)).join(', ')}, too. Those statements
            stay as they are: they come from the package of the problem, and importing it again changes them.
          </p>
        )}
        <TagChoice />
        <FurtherTags />
        <OtherNames />
      </div>
    </Section>
  )
}

function DifficultyChoice() {
  const { control } = useProblemForm()
  const { field, fieldState } = useController({ control, name: 'difficulty' })
  return (
    <fieldset data-field="difficulty" aria-describedby="difficulty-note">
      <legend className="mb-2 text-ui">Difficulty</legend>
      <div className={joinClasses('seg h-10 items-center', fieldState.error && 'border-wa')}>
        {difficulties.map((difficulty: Difficulty) => (
          <button
            key={difficulty}
            type="button"
            aria-pressed={field.value === difficulty}
            className="not-aria-pressed:[&>span]:text-muted"
            onClick={() => field.onChange(difficulty)}
          >
            <DifficultyMark difficulty={difficulty} />
          </button>
        ))}
      </div>
      <FieldNote id="difficulty-note" error={fieldState.error?.message} />
    </fieldset>
  )
}

/** Exactly one of the sixteen tags; a click on the chosen one deselects it. */
function TagChoice() {
  const { control } = useProblemForm()
  const { field, fieldState } = useController({ control, name: 'primaryTag' })
  return (
    <fieldset data-field="primaryTag" aria-describedby="primary-tag-note">
      <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-4 text-ui">
        Primary tag
        <span className="text-faint">Choose one. Further tags can be added below.</span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {tagChoices.map((tag) => {
          const isChosen = field.value === tag
          return (
            <button
              key={tag}
              type="button"
              aria-pressed={isChosen}
              className="chip h-7 max-md:h-8"
              onClick={() => field.onChange(isChosen ? '' : tag)}
            >
              {isChosen && <Check size={14} strokeWidth={1.75} className="text-primary" aria-hidden />}
              {tag}
            </button>
          )
        })}
      </div>
      <FieldNote id="primary-tag-note" error={fieldState.error?.message} />
    </fieldset>
  )
}
