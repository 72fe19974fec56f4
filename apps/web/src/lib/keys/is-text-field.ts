/** Whether the target is a text field, where single-letter shortcuts do not apply. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.closest('input, textarea, select, [contenteditable="true"]') !== null
  )
}
