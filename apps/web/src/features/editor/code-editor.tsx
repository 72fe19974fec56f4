import { type EditorSettings, type Language, languageNames } from '@codedojo/contract'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { CaretPosition } from './caret-position.ts'
import { EditorHost } from './editor-host.ts'
import type { EditorMark } from './editor-marks.ts'
import { OddCharactersNotice } from './odd-characters/odd-characters-notice.tsx'
import type { OddInCode } from './odd-characters/odd-marks.ts'
import type { FieldCaret } from './plain-code-field.tsx'
import type { SymbolKey } from './symbol-keys.ts'

/** Methods that the page can call on the editor. */
export interface EditorHandle {
  goTo(line: number, column: number): void
  /** Selects whole lines, counted from 1. */
  showLines(from: number, to: number): void
  press(key: SymbolKey): void
  /** Scrolls the caret into view. */
  showCaret(): void
  focus(): void
}

export interface CodeEditorProps {
  language: Language
  code: string
  settings: EditorSettings
  marks: readonly EditorMark[]
  onChange: (code: string) => void
  onCaret: (place: CaretPosition) => void
  onLeave: () => void
  /** Vim's mode as text, such as `normal`. */
  onMode?: (mode: string) => void
  /** Called on an explicit save, such as Vim's `:w`. */
  onSave?: () => void
  /** Accessible name, needed when there are several editors; the exit key is appended. */
  label?: string
  /** Caret and scroll position of the plain field that this editor replaces. */
  startAt?: FieldCaret | null
  ref: Ref<EditorHandle>
}

export function CodeEditor(props: CodeEditorProps) {
  const { language, code, settings, marks, label = 'Code editor', startAt = null, ref, ...events } = props
  const parent = useRef<HTMLDivElement>(null)
  const host = useRef<EditorHost>(null)
  const latest = useRef(events)
  const [odd, setOdd] = useState<readonly OddInCode[]>([])
  const first = useRef({ settings, label, startAt })
  useLayoutEffect(() => {
    latest.current = events
  })

  useLayoutEffect(() => {
    if (!parent.current) return
    const { settings, label } = first.current
    const created = new EditorHost({
      parent: parent.current,
      settings,
      label,
      onChange: (text) => latest.current.onChange(text),
      onCaret: (place) => latest.current.onCaret(place),
      onLeave: () => latest.current.onLeave(),
      onMode: (mode) => latest.current.onMode?.(mode),
      onSave: () => latest.current.onSave?.(),
      onOdd: setOdd,
    })
    host.current = created
    return () => created.destroy()
  }, [])
  useLayoutEffect(() => {
    host.current?.show(language, code)
  }, [language, code])
  useLayoutEffect(() => {
    if (first.current.startAt) host.current?.goOn(first.current.startAt)
  }, [])
  useEffect(() => {
    void host.current?.configure(settings)
  }, [settings])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language's own state opens without the marks of the other.
  useEffect(() => {
    host.current?.mark(marks)
  }, [marks, language])
  useImperativeHandle(ref, () => ({
    goTo: (line, column) => host.current?.goTo(line, column),
    showLines: (from, to) => host.current?.showLines(from, to),
    press: (key) => host.current?.press(key),
    showCaret: () => host.current?.showCaret(),
    focus: () => host.current?.focus(),
  }))

  return (
    <div className="flex h-full min-h-0 min-w-0 flex-col">
      <div
        ref={parent}
        className="min-h-0 min-w-0 flex-1 overflow-hidden"
        data-language={languageNames[language]}
      />
      <OddCharactersNotice odd={odd} onRepair={(place) => host.current?.repair(place)} />
    </div>
  )
}
