import { useEffect, useRef, useState } from 'react'
import { isFormField } from './is-form-field.ts'

/** A pause in the typing: longer than between two letters, and short enough to wait for. */
const pauseMs = 1000
/** The shortest delay, for somebody who is about to start typing. */
const minMs = 300

/**
 * True once it is wanted and nobody is typing; then it stays true until it is no longer wanted. A pointer press ends the
 * typing.
 */
export function useAfterTyping(isWanted: boolean): boolean {
  const typing = useRef({ last: Number.NEGATIVE_INFINITY, isComposing: false })
  const [isFree, setIsFree] = useState(false)
  useEffect(() => {
    const watch = new AbortController()
    const note = ({ type, target }: Event) => {
      const isWord = type !== 'pointerdown' && isFormField(target)
      typing.current = {
        last: isWord ? Date.now() : Number.NEGATIVE_INFINITY,
        isComposing:
          isWord &&
          (type === 'compositionstart' || (typing.current.isComposing && type !== 'compositionend')),
      }
    }
    for (const type of ['keydown', 'input', 'compositionstart', 'compositionend', 'pointerdown'])
      window.addEventListener(type, note, { capture: true, passive: true, signal: watch.signal })
    return () => watch.abort()
  }, [])
  useEffect(() => {
    if (!isWanted) return
    const wantedAt = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const runIfIdle = () => {
      const { last, isComposing } = typing.current
      const pausedAt = Math.max(last + pauseMs, wantedAt + minMs)
      const leftMs = isComposing ? pauseMs : pausedAt - Date.now()
      if (leftMs <= 0) setIsFree(true)
      else timer = setTimeout(runIfIdle, leftMs)
    }
    runIfIdle()
    return () => {
      clearTimeout(timer)
      setIsFree(false)
    }
  }, [isWanted])
  return isWanted && isFree
}
