/** True when the key belongs to a field: single-letter shortcuts rest there. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.closest('input, textarea, select, [contenteditable="true"]') !== null
  )
}
