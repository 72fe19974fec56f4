import { createContext, use, useState } from 'react'

/** A field that the form shall bring into view and focus; a new object for each wish. */
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
 * A choice of a section (its page, its language) that follows the field that shall be shown. `choiceOf` answers null for
 * fields that are not in the section.
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

/** Focuses the control of a field, or of the first field in it: its name, or the element that carries its path. */
export function focusField(path: string): void {
  const named = document.querySelector(`[name="${path}"]`)
  const marked = document.querySelector(`[data-field="${path}"]`)
  const control =
    named ??
    marked?.querySelector('.cm-content, input:not([type=hidden]), textarea, select, button') ??
    marked
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  // Code that is wider than its editor would be moved sideways inside of it.
  const shown = control.closest('.cm-editor') ?? control
  shown.scrollIntoView?.({ block: 'center' })
}
