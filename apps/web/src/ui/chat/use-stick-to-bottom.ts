import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Within this distance the view counts as scrolled to the end. */
const nearPx = 48

interface StuckScroll {
  /** Refs of the scrolling element and of its content. */
  readonly frame: RefObject<HTMLElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  readonly goToEnd: () => void
}

/** Scrolls to the end and stays there while the content grows, until the user scrolls up. */
export function useStickToBottom(): StuckScroll {
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isStuck = useRef(true)
  const [isAtEnd, setIsAtEnd] = useState(true)

  useLayoutEffect(() => {
    const { current: box } = frame
    if (!box || !content.current) return
    const stay = () => {
      if (isStuck.current) box.scrollTop = box.scrollHeight
    }
    let lastTop = 0
    const measure = () => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx
      // The content may have grown since the last scroll to the end, so only scrolling up releases it.
      if (isNear) isStuck.current = true
      else if (box.scrollTop < lastTop) isStuck.current = false
      lastTop = box.scrollTop
      setIsAtEnd(isStuck.current)
    }
    const observer = new ResizeObserver(stay)
    observer.observe(content.current)
    observer.observe(box)
    box.addEventListener('scroll', measure)
    stay()
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [])
  const goToEnd = () => {
    isStuck.current = true
    frame.current?.scrollTo?.({ top: frame.current.scrollHeight })
  }
  return { frame, content, isAtEnd, goToEnd }
}
