import { type SyntheticEvent, useRef } from 'react'

/** Fields for finding, and those that nothing is kept of. */
const passing = '[type=search], [role=combobox], [type=password], [type=checkbox], [type=radio], [type=file]'

/** Whether the fields within an element hold something else than when they were first entered. */
export function useTypedFields() {
  const entered = useRef(new Map<HTMLInputElement | HTMLTextAreaElement, string>())
  return {
    onFocusCapture: ({ target }: SyntheticEvent) => {
      if (isText(target) && !entered.current.has(target)) entered.current.set(target, target.value)
    },
    isTyped: () =>
      [...entered.current].some(([field, before]) => field.isConnected && field.value !== before),
    forget: () => entered.current.clear(),
  }
}

function isText(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !target.matches(passing)
}
