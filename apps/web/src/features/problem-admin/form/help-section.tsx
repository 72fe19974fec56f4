import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MultilineField } from './multiline-field.tsx'
import { ProblemMarkdown } from './problem-markdown.tsx'
import { Section } from './section.tsx'
import { useProblemForm } from './use-problem-form.ts'

const mostHints = 10

/** Hints and editorial. Learners open hints one after the other, so their order matters. */
export function HelpSection({ renderMarkdown }: { renderMarkdown: (text: string) => ReactNode }) {
  const { control, register, formState } = useProblemForm()
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'hints' })
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
  return (
    <Section
      id="help"
      count={fields.length}
      trailing={
        <Button
          isSmall
          icon={<Plus {...icon} />}
          disabled={fields.length >= mostHints}
          onClick={() => append({ text: '' })}
        >
          Add hint
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {fields.length === 0 && (
          <p className="text-ui text-muted">No hints. Learners open them one by one, the gentlest first.</p>
        )}
        {fields.map((field, at) => (
          <div key={field.id} className="flex items-start gap-2">
            <MultilineField
              className="flex-1"
              label={`Hint ${at + 1}`}
              rows={2}
              hint={at === 0 ? 'Markdown works in hints and explanations.' : undefined}
              error={formState.errors.hints?.[at]?.text?.message}
              {...register(`hints.${at}.text`)}
            />
            <div className="flex pt-7">
              <IconButton
                label={`Move hint ${at + 1} up`}
                icon={<ArrowUp {...icon} />}
                disabled={at === 0}
                onClick={() => swap(at, at - 1)}
              />
              <IconButton
                label={`Move hint ${at + 1} down`}
                icon={<ArrowDown {...icon} />}
                disabled={at === fields.length - 1}
                onClick={() => swap(at, at + 1)}
              />
              <IconButton
                label={`Remove hint ${at + 1}`}
                icon={<Trash2 {...icon} />}
                onClick={() => remove(at)}
              />
            </div>
          </div>
        ))}
        <ProblemMarkdown name="editorial" label="Editorial" rows={10} renderMarkdown={renderMarkdown} />
      </div>
    </Section>
  )
}
