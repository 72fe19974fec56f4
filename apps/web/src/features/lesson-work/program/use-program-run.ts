import type { Language, LessonRun } from '@codedojo/contract'
import { useEffect, useRef, useState } from 'react'
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
  useEffect(() => () => active.current?.abort(), [])

  const start: ProgramRun['start'] = (program) => {
    if (state.kind === 'running') return
    const stop = new AbortController()
    const { signal } = stop
    active.current = stop
    setState({ kind: 'running', lacksJudge: false })
    const onPending = (lacksJudge: boolean) => setState({ kind: 'running', lacksJudge })
    runProgram({ ...place, ...program, requestKey: randomKey() }, { signal, onPending }).then(
      (run) => {
        if (!signal.aborted) setState({ kind: 'ended', run, language: program.language })
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ kind: 'failed', message: messageOf(error) })
      },
    )
  }
  const cancel = () => {
    active.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, start, cancel }
}
