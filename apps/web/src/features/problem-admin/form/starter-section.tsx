import { type Language, languageNames, languageSchema, languages } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { FieldNote } from '../../../ui/form/field.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { useTargetedChoice } from './form-navigation.ts'
import { starterLanguages } from './problem-body.ts'
import { Section } from './section.tsx'
import { useProblemForm } from './use-problem-form.ts'

export interface CodeSlotProps {
  label: string
  language: Language
  code: string
  onChange: (code: string) => void
}
/** Renders the code editor. It belongs to another feature, so the page provides it. */
export type RenderCode = (props: CodeSlotProps) => ReactNode

export function StarterSection({ renderCode }: { renderCode: RenderCode }) {
  const { control } = useProblemForm()
  const code = useWatch({ control, name: 'code' })
  const [language, choose] = useTargetedChoice<Language>('cpp', (path) => languageOf(path, 'starter'))
  return (
    <Section
      id="starter"
      count={starterLanguages({ code }).length}
      remark="what the learner's editor shows first"
    >
      <div className="panel overflow-hidden">
        <Tabs
          label="Language of the starter code"
          tabs={languages.map((each) => ({ value: each, text: languageNames[each] }))}
          value={language}
          onChoose={choose}
        >
          <TabPanel value={language} tabIndex={-1}>
            <CodeField key={language} language={language} part="starter" renderCode={renderCode} />
          </TabPanel>
        </Tabs>
      </div>
    </Section>
  )
}

interface CodeFieldProps {
  language: Language
  part: 'starter' | 'reference'
  /** An error message that is already shown above the field. */
  saidAbove?: string | null
  renderCode: RenderCode
}

export function CodeField({ language, part, saidAbove = null, renderCode }: CodeFieldProps) {
  const { control } = useProblemForm()
  const name = `code.${language}.${part}` as const
  const { field, fieldState } = useController({ control, name })
  const what = part === 'starter' ? 'starter code' : 'reference solution'
  return (
    <div data-field={name}>
      <div className="h-80">
        {renderCode({
          label: `${languageNames[language]} ${what}`,
          language,
          code: field.value,
          onChange: field.onChange,
        })}
      </div>
      {fieldState.error?.message && fieldState.error.message !== saidAbove && (
        <div className="border-t border-line px-4 pb-3">
          <FieldNote id={`${name}-note`} error={fieldState.error.message} />
        </div>
      )}
    </div>
  )
}

/** The language of a code field; null for other fields. */
export function languageOf(path: string, ...parts: readonly string[]): Language | null {
  const [head, language, part = ''] = path.split('.')
  if (head !== 'code' || !parts.includes(part)) return null
  return languageSchema.safeParse(language).data ?? null
}
