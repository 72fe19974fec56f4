/** Whether the target is an input, a choice or an editable text, where single-letter shortcuts do not apply. */
export function isFormField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.closest('input, textarea, select, [contenteditable="true"]') !== null
  )
}
