import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormDraftStore } from '../../../lib/autosave/form-draft-store.ts'
import type { ProblemBody } from './problem-body.ts'
import { isChanged } from './problem-draft.ts'
import type { ProblemValues } from './problem-values.ts'

const keepAfterMs = 800

export type DraftSaveState = { kind: 'none' } | { kind: 'kept'; at: Date } | { kind: 'refused' }

interface ProblemDraftOptions {
  readonly form: UseFormReturn<ProblemValues, unknown, ProblemBody>
  readonly draftStore: FormDraftStore<ProblemValues>
  /** The version that the draft is based on. */
  readonly version: number | null
  /** The form's values when it was opened. */
  readonly opened: ProblemValues
  /** Called with the values at each typing pause. */
  readonly onPause: (values: ProblemValues) => void
}

/**
 * Saves the form as a draft in this browser at each typing pause and when the page closes. Differs from the draft hook of
 * other forms (`lib/autosave/use-form-draft.ts`): the same pause validates the form, and the draft includes its base version.
 */
export function useProblemDraft({ form, draftStore, version, opened, onPause }: ProblemDraftOptions) {
  const [state, setState] = useState<DraftSaveState>({ kind: 'none' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const report = useRef(onPause)
  useEffect(() => {
    report.current = onPause
  })

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const values = form.getValues()
    report.current(values)
    if (!isChanged(values, opened)) {
      draftStore.forget()
      return setState({ kind: 'none' })
    }
    draftStore.type(values, String(version ?? ''))
    void draftStore.flush()
    setState(draftStore.isRefused() ? { kind: 'refused' } : { kind: 'kept', at: new Date() })
  }, [form, draftStore, version, opened])

  useEffect(() => {
    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(keep, keepAfterMs)
      },
    })
    const keepNow = () => {
      if (timer.current !== undefined) keep()
    }
    window.addEventListener('pagehide', keepNow)
    return () => {
      stopWatching()
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [form, keep])

  const drop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    draftStore.forget()
    setState({ kind: 'none' })
  }, [draftStore])
  return { state, drop }
}
