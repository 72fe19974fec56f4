import { type ReactNode, useEffect, useRef } from 'react'
import type { ProblemView } from './use-problem-view.ts'

interface PhoneOverlayProps {
  view: ProblemView
  children: ReactNode
}

/** The left panel over the code. Touching anything outside of it closes it. */
export function PhoneOverlay({ view, children }: PhoneOverlayProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(view.setOverlayOpen)
  useEffect(() => {
    close.current = view.setOverlayOpen
  })
  useEffect(() => {
    const listen = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || panel.current?.contains(event.target)) return
      // The tabs open and close it themselves, and a dialog over it belongs to it.
      if (event.target.closest('[data-overlay-toggle]') || isDialogOpen()) return
      close.current(false)
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [])
  return (
    <div ref={panel} className="absolute inset-0 z-10 overflow-hidden bg-panel" data-testid="left-overlay">
      {children}
    </div>
  )
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
