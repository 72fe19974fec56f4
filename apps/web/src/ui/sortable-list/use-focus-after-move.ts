import { useLayoutEffect, useRef } from 'react'

type Step = 'up' | 'down'

/**
 * Keeps the focus on the button that moved a row: a browser drops it when the row's element moves, and when the button is
 * disabled at an end of the list. In that case the other button of the row gets it.
 */
export function useFocusAfterMove(items: readonly unknown[]) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<{ id: string; step: Step }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order of the items moves the elements.
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { id, step } = wanted.current
    wanted.current = undefined
    const row = list.current?.querySelector(`[data-sorted-id="${CSS.escape(id)}"]`)
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-step]') ?? [])]
    const chosen = buttons.find((button) => button.dataset.step === step && !button.disabled)
    ;(chosen ?? buttons.find((button) => !button.disabled))?.focus()
  }, [items])
  return {
    list,
    keepFocus: (id: string, step: Step) => {
      wanted.current = { id, step }
    },
  }
}
