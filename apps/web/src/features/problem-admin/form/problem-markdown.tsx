import { limits } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { MarkdownField } from '../../../ui/markdown/field/markdown-field.tsx'
import { useProblemForm } from './use-problem-form.ts'

interface ProblemMarkdownProps {
  name: 'description' | 'editorial'
  label: string
  rows: number
  renderMarkdown: (text: string) => ReactNode
}

/** A Markdown field of the problem. */
export function ProblemMarkdown({ name, ...rest }: ProblemMarkdownProps) {
  const { control, register, formState } = useProblemForm()
  return (
    <MarkdownField
      {...rest}
      takesPictures
      text={useWatch({ control, name })}
      maxCharacters={limits.descriptionCharacters}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  )
}
