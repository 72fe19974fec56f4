import type { LucideIcon } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { joinClasses } from '../../lib/join-classes.ts'

export interface RadioChoice<Value extends string> {
  value: Value
  text: string
  /** The consequence of the choice, in one line. */
  detail: string
  icon?: LucideIcon
}

interface RadioListProps<Value extends string> {
  /** Accessible name of the list. */
  label: string
  choices: readonly RadioChoice<Value>[]
  /** null if nothing is chosen yet. */
  value: Value | null
  onChoose: (value: Value) => void
}

/** Two to five options in one box, each with its consequence; the chosen row is highlighted. */
export function RadioList<Value extends string>({ label, choices, value, onChoose }: RadioListProps<Value>) {
  const choose = (chosen: string) => {
    const choice = choices.find((candidate) => candidate.value === chosen)
    if (choice) onChoose(choice.value)
  }
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value ?? ''}
      onValueChange={choose}
      className="overflow-hidden rounded-lg border border-line-strong"
    >
      {choices.map((choice) => (
        <Row key={choice.value} choice={choice} isChosen={choice.value === value} />
      ))}
    </RadioGroup.Root>
  )
}

interface RowProps {
  choice: RadioChoice<string>
  isChosen: boolean
}

function Row({ choice: { value, text, detail, icon: Icon }, isChosen }: RowProps) {
  return (
    <RadioGroup.Item
      value={value}
      className={joinClasses(
        'flex min-h-14 w-full items-center gap-3 border-b border-line px-4 py-2 text-left last:border-b-0',
        'outline-offset-[-2px]',
        isChosen ? 'bg-primary-soft' : 'hover:bg-raised',
      )}
    >
      <span
        className={joinClasses(
          'flex size-4 shrink-0 items-center justify-center rounded-full border',
          isChosen ? 'border-primary' : 'border-field-line',
        )}
      >
        <RadioGroup.Indicator className="size-2 rounded-full bg-primary" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-body">{text}</span>
        <span className="block text-ui text-muted">{detail}</span>
      </span>
      {Icon && <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />}
    </RadioGroup.Item>
  )
}
