import { useState } from 'react'
import type { EditorMark } from '../../../features/editor/editor-marks.ts'
import { LazyCodeEditor } from '../../../features/editor/lazy-code-editor.tsx'
import { useEditorSettings } from '../../../features/editor/use-editor-settings.ts'
import type { ProgramEditor } from '../../../features/lesson-work/program/program-editor.ts'
import { HighlightedSnippet } from '../../../ui/highlighted-code.tsx'

interface LessonProgramEditorProps extends ProgramEditor {
  userId: string
}

const noMarks: readonly EditorMark[] = []

/** The editor of the problem page for a program of a lesson: a coloured field until somebody uses it. */
export function LessonProgramEditor({ userId, ...editor }: LessonProgramEditorProps) {
  const { settings } = useEditorSettings(userId)
  const [isWanted, setIsWanted] = useState(false)
  return (
    <LazyCodeEditor
      {...editor}
      colours={<HighlightedSnippet language={editor.language} code={editor.code} />}
      settings={settings}
      marks={noMarks}
      isWanted={isWanted}
      onCaret={() => setIsWanted(true)}
      ref={null}
    />
  )
}
