import type { HandAnswer, Language } from '@codedojo/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { randomKey } from '../../../lib/api/random-key.ts'
import { validateCode } from '../inputs/custom-cases.ts'
import { playTurn } from '../queries.ts'
import {
  answerTo,
  beginTurn,
  type DialoguePlace,
  type DialogueRequest,
  type DialogueState,
  endTurn,
  failTurn,
  readDialogue,
  stopTurn,
  storeDialogue,
  validateAnswer,
} from './dialogue-state.ts'

export interface DialogueOptions extends DialoguePlace {
  readonly language: Language
  /** The code in the editor, which plays the next turn. */
  readonly code: string
  /** Why nothing may be run; null if it may. */
  readonly closedReason: string | null
}

export interface DialogueActions {
  readonly state: DialogueState
  readonly type: (text: string) => void
  /** Plays from the beginning, without an answer. */
  readonly start: () => void
  /** Plays the same answers again. */
  readonly repeat: () => void
  /** Gives the typed answer. */
  readonly send: () => void
  readonly stop: () => void
}

/** A dialogue with the program of one problem. After a reload it goes on, also in the middle of a turn. */
export function useDialogue({ language, code, closedReason, ...where }: DialogueOptions): DialogueActions {
  const [here] = useState<DialoguePlace>(where)
  const [state, setState] = useState(() => readDialogue(here))
  const active = useRef<AbortController>(null)
  useEffect(() => storeDialogue(here, state), [here, state])

  const follow = useCallback((request: DialogueRequest) => {
    active.current?.abort()
    const stop = new AbortController()
    active.current = stop
    playTurn(request, { signal: stop.signal, onPending: () => {}, onSilence: () => {} })
      .then(
        (answer) => setState((now) => endTurn(now, request, answer)),
        (error: unknown) => {
          if (!stop.signal.aborted) setState((now) => failTurn(now, request, messageOf(error)))
        },
      )
      .finally(() => {
        if (active.current === stop) active.current = null
      })
  }, [])
  useEffect(() => {
    const { running } = readDialogue(here)
    if (running) follow(running)
    return () => {
      active.current?.abort()
      active.current = null
    }
  }, [here, follow])

  const play = (handAnswers: HandAnswer[], typed: string) => {
    // Two presses may come before the state of the first is drawn.
    if (active.current !== null) return
    const fault = closedReason ?? validateCode(code)
    if (fault !== null) return setState({ ...state, failure: fault })
    const request = { ...here.place, language, code, handAnswers, requestKey: randomKey() }
    setState({ ...beginTurn(state, request), typed })
    follow(request)
  }
  return {
    state,
    type: (typed) => setState((now) => ({ ...now, typed })),
    start: () => play([], ''),
    repeat: () => play(state.answers, state.typed),
    send: () => {
      const fault = validateAnswer(state, state.typed)
      if (fault !== null) return setState({ ...state, failure: fault })
      play([...state.answers, answerTo(state, state.typed)], '')
    },
    stop: () => {
      active.current?.abort()
      active.current = null
      setState(stopTurn)
    },
  }
}
