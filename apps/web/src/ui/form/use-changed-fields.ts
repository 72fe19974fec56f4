import { type SyntheticEvent, useRef } from 'react'

/** Search fields, and fields whose content is not worth a question. */
const passing = '[type=search], [role=combobox], [type=password], [type=checkbox], [type=radio], [type=file]'

/** Whether the fields within an element have changed since they got the focus first. */
export function useChangedFields() {
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
