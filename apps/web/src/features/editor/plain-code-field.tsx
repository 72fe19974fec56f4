import type { EditorSettings } from '@codedojo/contract'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react'
import { removeLoneSurrogates } from '../../lib/autosave/remove-lone-surrogates.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { type CaretPosition, offsetAt, positionAt } from './caret-position.ts'
import type { EditorHandle } from './code-editor.tsx'
import { editorLabel } from './editor-label.ts'
import { pressSymbolInField } from './press-symbol-in-field.ts'

/** Caret and scroll position, handed over to the editor that replaces the field. */
export interface FieldCaret {
  readonly from: number
  readonly to: number
  readonly hasFocus: boolean
  readonly scrolledPx: number
}

export interface PlainCodeFieldHandle extends EditorHandle {
  caret(): FieldCaret
  /** Whether an input method is composing text, which would be lost if the field were replaced. */
  isComposing(): boolean
}

interface PlainCodeFieldProps {
  /** Accessible name; the exit key is appended. */
  label?: string
  /** The same code in colours, shown in its place: for code that is read before anybody types. */
  colours?: ReactNode
  code: string
  settings: EditorSettings
  onChange: (code: string) => void
  onCaret: (place: CaretPosition) => void
  onLeave: () => void
  /** Called when an input method has finished composing. */
  onComposed: () => void
  ref: Ref<PlainCodeFieldHandle>
}

/** The code as a plain text field with the editor's dimensions, editable while the editor is loading. */
export function PlainCodeField(props: PlainCodeFieldProps) {
  const { code, settings, onChange, onCaret, onComposed, ref } = props
  const { label = 'Code editor', colours } = props
  const backdrop = useRef<HTMLPreElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const isComposing = useRef(false)
  const lineCount = code.split('\n').length
  usePlainHandle(ref, { code, settings, field, scroller, isComposing })
  return (
    <div
      ref={scroller}
      className="flex h-full items-start overflow-y-auto bg-(--editor-bg) font-mono leading-[1.615] text-(--editor-fg) [font-variant-ligatures:none]"
      style={{ fontSize: settings.fontPx, tabSize: settings.tabSize }}
    >
      <pre
        className="min-w-11 shrink-0 py-2 pr-3 pl-2 text-right text-(--editor-gutter) select-none"
        aria-hidden
      >
        {Array.from({ length: lineCount }, (_, index) => index + 1).join('\n')}
      </pre>
      <div className="relative flex min-h-full min-w-0 flex-1">
        {colours !== undefined && (
          <pre
            ref={backdrop}
            aria-hidden
            className="pointer-events-none absolute inset-0 overflow-hidden py-2 pr-4 pl-2"
          >
            {colours}
          </pre>
        )}
        <textarea
          ref={field}
          aria-label={editorLabel(label, 'default')}
          className={joinClasses(
            'plain-code relative min-h-full min-w-0 flex-1 resize-none overflow-x-auto overflow-y-hidden bg-transparent py-2 pr-4 pl-2 whitespace-pre caret-(--editor-cursor) outline-none',
            colours !== undefined && 'text-transparent',
          )}
          onScroll={({ currentTarget }) => backdrop.current?.scrollTo(currentTarget.scrollLeft, 0)}
          rows={lineCount}
          value={code}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(removeLoneSurrogates(event.target.value))}
          onSelect={({ currentTarget }) =>
            onCaret(positionAt(currentTarget.value, currentTarget.selectionEnd))
          }
          onKeyDown={(event) => answerKey(event, props)}
          onCompositionStart={() => {
            isComposing.current = true
          }}
          onCompositionEnd={() => {
            isComposing.current = false
            // Some browsers insert the composed text only after this event.
            setTimeout(onComposed)
          }}
        />
      </div>
    </div>
  )
}

interface PlainParts {
  readonly code: string
  readonly settings: EditorSettings
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly isComposing: RefObject<boolean>
}

function usePlainHandle(ref: Ref<PlainCodeFieldHandle>, parts: PlainParts): void {
  const { code, settings, field, scroller, isComposing } = parts
  const { tabSize } = settings
  useImperativeHandle(ref, () => {
    const select = (from: number, to: number) => {
      field.current?.setSelectionRange(from, to)
      field.current?.focus()
    }
    return {
      goTo: (line, column) => select(offsetAt(code, line, column), offsetAt(code, line, column)),
      showLines: (from, to) => select(offsetAt(code, from, 0), offsetAt(code, to, Number.POSITIVE_INFINITY)),
      press: (key) => field.current && pressSymbolInField(field.current, key, tabSize),
      // Browsers scroll a field's caret into view by themselves when the keyboard opens.
      showCaret: () => {},
      focus: () => field.current?.focus(),
      caret: () => ({
        from: field.current?.selectionStart ?? 0,
        to: field.current?.selectionEnd ?? 0,
        hasFocus: field.current !== null && document.activeElement === field.current,
        scrolledPx: scroller.current?.scrollTop ?? 0,
      }),
      isComposing: () => isComposing.current,
    }
  }, [code, tabSize, field, scroller, isComposing])
}

/** Tab indents and Escape leaves, as in the editor. */
function answerKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { settings, onLeave }: PlainCodeFieldProps,
): void {
  if (event.nativeEvent.isComposing) return
  if (event.key === 'Escape') {
    event.preventDefault()
    onLeave()
  } else if (event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault()
    pressSymbolInField(event.currentTarget, 'Tab', settings.tabSize)
  }
}
