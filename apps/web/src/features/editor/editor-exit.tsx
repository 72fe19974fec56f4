import type { ReactNode, Ref, RefObject } from 'react'

interface EditorExitProps {
  /** The toolbar, which gets the focus on Shift+Tab. */
  toolbar: RefObject<HTMLElement | null>
  children: ReactNode
  ref: Ref<HTMLDivElement>
}

/** A wrapper that gets the focus when Escape leaves the editor; Shift+Tab from there skips the editor. */
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

/** Shift+Tab inside the editor removes indentation, so going back must skip it: the focus would be trapped there. */
function lastButtonIn(toolbar: HTMLElement | null): HTMLElement | null {
  return [...(toolbar?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1) ?? null
}
