import { useState } from 'react'
import { type CustomCase, keepCustomCases, readCustomCases, withCase } from './custom-cases.ts'
import type { ShownCase } from './test-cases-panel.tsx'

export interface CustomCases {
  readonly cases: readonly CustomCase[]
  readonly shown: ShownCase
  readonly show: (shown: ShownCase) => void
  readonly add: (input?: string) => void
  readonly edit: (id: number, input: string) => void
  readonly remove: (id: number) => void
}

/** The user's own inputs for a problem, kept in this browser. */
export function useCustomCases(userId: string, problemId: string): CustomCases {
  const [cases, setCases] = useState<readonly CustomCase[]>(() => readCustomCases(userId, problemId))
  const [shown, show] = useState<ShownCase>({ kind: 'visible', index: 0 })
  const change = (changed: readonly CustomCase[]) => {
    setCases(changed)
    keepCustomCases(userId, problemId, changed)
  }
  return {
    cases,
    shown,
    show,
    add: (input = '') => {
      const changed = withCase(cases, input)
      const added = changed.at(-1)
      change(changed)
      if (added) show({ kind: 'custom', id: added.id })
    },
    edit: (id, input) => change(cases.map((each) => (each.id === id ? { id, input } : each))),
    remove: (id) => {
      change(cases.filter((each) => each.id !== id))
      show({ kind: 'visible', index: 0 })
    },
  }
}
