import { createContext, use, useState } from 'react'

/** A field to scroll to and focus; a new object for each request. */
export interface FormTarget {
  readonly path: string
}

export interface FormNavigation {
  readonly target: FormTarget | null
  readonly goTo: (path: string) => void
}

export const FormNavigationContext = createContext<FormNavigation>({ target: null, goTo: () => {} })

export function useFormNavigation(): FormNavigation {
  return use(FormNavigationContext)
}

/**
 * State for the visible part of a section (such as its page or language) that switches to the part with the target field.
 * `choiceOf` returns null for fields of other sections.
 */
export function useTargetedChoice<Choice>(initial: Choice, choiceOf: (path: string) => Choice | null) {
  const { target } = useFormNavigation()
  const [choice, setChoice] = useState(initial)
  const [seen, setSeen] = useState(target)
  if (target !== seen) {
    setSeen(target)
    const wanted = target && choiceOf(target.path)
    if (wanted !== null) setChoice(wanted)
  }
  return [choice, setChoice] as const
}

/** Focuses a field, or the first field below the path, found by its name or by the element with its path. */
export function focusField(path: string): void {
  const named = document.querySelector(`[name="${path}"]`)
  const marked = document.querySelector(`[data-field="${path}"]`)
  const control =
    named ??
    marked?.querySelector('.cm-content, input:not([type=hidden]), textarea, select, button') ??
    marked
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  // `preventScroll`: otherwise code that is wider than its editor would scroll sideways.
  const shown = control.closest('.cm-editor') ?? control
  shown.scrollIntoView?.({ block: 'center' })
}
