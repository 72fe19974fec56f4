import { vi } from 'vitest'

/**
 * Types a text and presses Enter before deferred renders have followed, as fast typists do; user-event would wait for them.
 * Call `vi.unstubAllGlobals` after the test.
 */
export async function typeAndEnterAtOnce(field: HTMLInputElement, text: string): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await Promise.resolve()
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}
