import { saveCustomInputs } from '@codedojo/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { customInputsQuery } from '../queries.ts'
import {
  addCase,
  type CustomCase,
  mergeAccountInputs,
  readCustomCases,
  type StoredCases,
  storeCustomCases,
  validateInput,
} from './custom-cases.ts'
import type { ShownCase } from './test-cases-panel.tsx'

export interface CustomCases {
  readonly cases: readonly CustomCase[]
  readonly shown: ShownCase
  readonly show: (shown: ShownCase) => void
  readonly add: (input?: string) => void
  readonly edit: (id: number, input: string) => void
  readonly remove: (id: number) => void
}

const saveAfterMs = 1000

/**
 * The user's custom inputs for a problem. They are saved in the account, and also in this browser, so that they are
 * available at once, and unsaved ones are saved when the problem is opened again.
 */
export function useCustomCases(userId: string, problemId: string): CustomCases {
  const [kept, setKept] = useState<StoredCases>(() => readCustomCases(userId, problemId))
  const [shown, show] = useState<ShownCase>({ kind: 'visible', index: 0 })
  const { cases, state } = kept
  const { data } = useQuery(customInputsQuery(problemId))
  const { mutate } = useMutation({
    mutationFn: (saved: readonly CustomCase[]) =>
      callApi(saveCustomInputs, {
        isBackground: true,
        params: { id: problemId },
        body: { inputs: saved.map((each) => each.input) },
      }),
    // One save after the other: a slow one would overwrite a newer list.
    scope: { id: `custom-inputs:${problemId}` },
    onSuccess: (_, saved) => setKept((now) => (now.cases === saved ? { cases: saved, state: 'saved' } : now)),
  })
  const isKnown = data !== undefined
  useEffect(() => {
    if (data) setKept((before) => mergeAccountInputs(before, data.inputs))
  }, [data])
  useEffect(() => storeCustomCases(userId, problemId, kept), [userId, problemId, kept])
  useEffect(() => {
    const isWhole = cases.every(({ input }) => validateInput(input) === null)
    if (!isKnown || state !== 'unsaved' || !isWhole) return
    const save = () => mutate(cases)
    const timer = setTimeout(save, saveAfterMs)
    // Retries what could not be saved while offline.
    window.addEventListener('online', save)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', save)
    }
  }, [isKnown, state, cases, mutate])

  const change = (changed: readonly CustomCase[]) => setKept({ cases: changed, state: 'unsaved' })
  return {
    cases,
    shown,
    show,
    add: (input = '') => {
      const changed = addCase(cases, input)
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
