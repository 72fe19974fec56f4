import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { placeBeside, type Side } from './place-beside.ts'

interface TooltipBubbleProps {
  id: string
  anchor: Element
  side: Side
  onClose: () => void
  onEnter: () => void
  onLeave: () => void
  children: ReactNode
}

/** The bubble of a tooltip. It closes with Escape, and when its anchor is scrolled away. */
export function TooltipBubble({ id, anchor, side, children, ...rest }: TooltipBubbleProps) {
  const { onClose, onEnter, onLeave } = rest
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!bubble.current) return
    const { width, height } = bubble.current.getBoundingClientRect()
    const { left, top } = placeBeside({
      ...{ anchor: anchor.getBoundingClientRect(), size: { width, height }, side },
      window: { width: document.documentElement.clientWidth, height: window.innerHeight },
    })
    bubble.current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
  })
  useClosing(anchor, onClose)
  return (
    <div
      ref={bubble}
      role="tooltip"
      id={id}
      className="fixed top-0 left-0 z-50 max-w-[calc(100vw-16px)] rounded-md border border-line-strong bg-raised px-2 py-1 text-caption text-ink"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {children}
    </div>
  )
}

function useClosing(anchor: Element, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close.current()
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(anchor)) close.current()
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('scroll', onScroll, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('scroll', onScroll, true)
    }
  }, [anchor])
}
