import { CodeEditor } from '../../features/editor/code-editor.tsx'
import { useStoredSettings } from '../../features/editor/editor-settings.ts'
import type { CodeSlotProps } from '../../features/problem-admin/form/starter-section.tsx'
import { StatementMarkdown } from '../../features/statement/statement-markdown.tsx'
import { notify } from '../../ui/toast.tsx'

/** The components that the problem form gets from other features: the code editor and the rendering of statements. */
export const problemFormSlots = {
  renderCode: (props: CodeSlotProps) => <FormCode {...props} />,
  renderMarkdown: (text: string) => <StatementMarkdown text={text} />,
}

const noMarks: readonly never[] = []

function FormCode({ label, language, code, onChange }: CodeSlotProps) {
  const settings = useStoredSettings()
  const leave = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <CodeEditor
      ref={null}
      label={label}
      language={language}
      code={code}
      settings={settings}
      marks={noMarks}
      onChange={onChange}
      onCaret={() => {}}
      onLeave={leave}
      onSave={() =>
        notify('The form keeps this code as a draft. Save the problem with its own button.', {
          key: 'form-code',
        })
      }
    />
  )
}
