import { type ReactNode, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import type { CodeEditor, CodeEditorProps, EditorHandle } from './code-editor.tsx'
import { type FieldCaret, PlainCodeField, type PlainCodeFieldHandle } from './plain-code-field.tsx'

let loaded: typeof CodeEditor | null = null

/** Loads the editor once; its chunk is larger than that of the page around it. */
export async function loadEditor(): Promise<typeof CodeEditor> {
  loaded ??= (await import('./code-editor.tsx')).CodeEditor
  return loaded
}

interface LaterCodeEditorProps extends CodeEditorProps {
  /** True once the editor should be loaded. */
  isWanted: boolean
  /** The code in colours, shown until the editor is wanted and loaded; the code is plain if absent. */
  colours?: ReactNode
}

/** The loaded editor, and the caret of the plain field that it replaces. */
interface Ready {
  readonly Editor: typeof CodeEditor
  readonly startAt: FieldCaret | null
}

/**
 * The code editor, loaded lazily. Until it is loaded, and if loading fails, a plain field takes its place; text, caret and
 * focus carry over to the editor.
 */
export function LazyCodeEditor({ isWanted, colours, ref, ...props }: LaterCodeEditorProps) {
  const plain = useRef<PlainCodeFieldHandle>(null)
  const editor = useRef<EditorHandle>(null)
  // A page with many coloured fields does not make an editor of each, only because the editor is there already.
  const isAtOnce = isWanted || colours === undefined
  const [ready, setReady] = useState<Ready | null>(() =>
    isAtOnce && loaded !== null ? { Editor: loaded, startAt: null } : null,
  )
  const [hasFailed, setHasFailed] = useState(false)
  const takePlace = useEffectEvent(() => {
    if (loaded === null || plain.current?.isComposing()) return
    const next = { Editor: loaded, startAt: plain.current?.caret() ?? null }
    // Synchronous, because a key pressed in between would move the caret.
    flushSync(() => setReady(next))
  })
  const isLoading = isWanted && ready === null && !hasFailed
  const { language } = props
  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    void loadGrammar(language)
    loadEditor().then(
      () => isGone || takePlace(),
      () => isGone || setHasFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [isLoading, language])
  useImperativeHandle(ref, () => {
    const shown = () => plain.current ?? editor.current
    return {
      goTo: (line, column) => shown()?.goTo(line, column),
      showLines: (from, to) => shown()?.showLines(from, to),
      press: (key) => shown()?.press(key),
      showCaret: () => shown()?.showCaret(),
      focus: () => shown()?.focus(),
    }
  }, [])

  if (ready !== null) return <ready.Editor ref={editor} startAt={ready.startAt} {...props} />
  return (
    <div className="flex h-full flex-col">
      {hasFailed && <LoadFailure onRetry={() => setHasFailed(false)} />}
      <div className="min-h-0 flex-1">
        <PlainCodeField ref={plain} {...props} colours={colours} onComposed={takePlace} />
      </div>
    </div>
  )
}

/** Loads the grammar together with the editor instead of after it. */
async function loadGrammar(language: CodeEditorProps['language']): Promise<void> {
  try {
    await (await import('../../lib/code/code-languages.ts')).loadSupport(language)
  } catch {
    // The editor retries, and works without highlighting.
  }
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-limit-soft px-3 py-1.5 text-ui"
    >
      <p className="min-w-48 flex-1">
        The editor could not be loaded. Your code is kept in this plain field.
      </p>
      <Button isSmall onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
