import type { Language, LessonRun } from '@codedojo/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { randomKey } from '../../../lib/api/random-key.ts'
import { runProgram } from '../queries.ts'

export type ProgramRunState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly lacksJudge: boolean }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ended'; readonly run: LessonRun; readonly language: Language }

export interface ProgramRun {
  readonly state: ProgramRunState
  readonly start: (program: {
    readonly language: Language
    readonly code: string
    readonly input: string
  }) => void
  readonly cancel: () => void
}

/** Runs the programs of one block, one at a time. */
export function useProgramRun(place: { readonly lessonId: string; readonly block: number }): ProgramRun {
  const [state, setState] = useState<ProgramRunState>({ kind: 'idle' })
  const active = useRef<AbortController>(null)
  useEffect(() => () => stop(active), [])

  const start: ProgramRun['start'] = (program) => {
    // Two presses may come before the state of the first is drawn.
    if (active.current !== null) return
    const mine = new AbortController()
    active.current = mine
    const show = (next: ProgramRunState) => {
      if (active.current !== mine) return
      if (next.kind !== 'running') active.current = null
      setState(next)
    }
    show({ kind: 'running', lacksJudge: false })
    const onPending = (lacksJudge: boolean) => show({ kind: 'running', lacksJudge })
    runProgram({ ...place, ...program, requestKey: randomKey() }, { signal: mine.signal, onPending }).then(
      (run) => show({ kind: 'ended', run, language: program.language }),
      (error: unknown) => show({ kind: 'failed', message: messageOf(error) }),
    )
  }
  const cancel = () => {
    stop(active)
    setState({ kind: 'idle' })
  }
  return { state, start, cancel }
}

function stop(active: RefObject<AbortController | null>) {
  active.current?.abort()
  active.current = null
}
