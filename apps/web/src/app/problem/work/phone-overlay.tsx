import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { ProblemView } from './use-problem-view.ts'

interface PhoneOverlayProps {
  view: ProblemView
  children: ReactNode
}

/** The left panel over the code. Escape closes it, and so does a tap outside of it. */
export function PhoneOverlay({ view, children }: PhoneOverlayProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(view.closeOverlay)
  useEffect(() => {
    const closeByTouch = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || panel.current?.contains(event.target)) return
      // A tap on a button or link does its own action, and a dialog belongs to the panel.
      if (event.target.closest('button, a') || isDialogOpen()) return
      close()
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isDialogOpen()) return
      close()
    }
    document.addEventListener('pointerdown', closeByTouch)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeByTouch)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [])
  return (
    <div ref={panel} className="absolute inset-0 z-10 overflow-hidden bg-panel" data-testid="left-overlay">
      {children}
    </div>
  )
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
}
