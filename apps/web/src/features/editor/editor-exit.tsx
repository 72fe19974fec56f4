import type { ReactNode, Ref, RefObject } from 'react'

interface EditorExitProps {
  /** Where going back leads to. */
  toolbar: RefObject<HTMLElement | null>
  children: ReactNode
  ref: Ref<HTMLDivElement>
}

/** Where Escape leads to from the editor; going back from there skips the editor. */
export function EditorExit({ toolbar, children, ref }: EditorExitProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has the focus only on the way out of the editor.
    <div
      ref={ref}
      tabIndex={-1}
      className="outline-none focus-visible:ring-2 focus-visible:ring-focus"
      onKeyDown={(event) => {
        if (event.key !== 'Tab' || !event.shiftKey) return
        event.preventDefault()
        lastButtonIn(toolbar.current)?.focus()
      }}
    >
      {children}
    </div>
  )
}

/** In the editor Shift and Tab take indentation away: who goes back into it would never come past it. */
function lastButtonIn(toolbar: HTMLElement | null): HTMLElement | null {
  return [...(toolbar?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1) ?? null
}
