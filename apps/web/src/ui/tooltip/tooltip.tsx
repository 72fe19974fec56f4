import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import type { Side } from './place-beside.ts'
import { TooltipBubble } from './tooltip-bubble.tsx'
import { useTooltipOpening } from './use-tooltip-opening.ts'

type TriggerProps = HTMLAttributes<HTMLElement>

interface TooltipProps {
  text: ReactNode
  /** One element that accepts event handlers. */
  children: ReactElement<TriggerProps>
  side?: Side
}

/** A short text about a button while the pointer is over it, or it has the keyboard focus. */
export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  const id = useId()
  const { anchor, openSoon, openNow, closeSoon, closeNow, stay } = useTooltipOpening()
  const { props } = children
  const trigger = cloneElement(children, {
    ...(anchor && { 'aria-describedby': id }),
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event)
      if (event.pointerType !== 'touch') openSoon(event.currentTarget)
    },
    onPointerLeave: (event) => {
      props.onPointerLeave?.(event)
      closeSoon()
    },
    onPointerDown: (event) => {
      props.onPointerDown?.(event)
      closeNow()
    },
    onClick: (event) => {
      props.onClick?.(event)
      closeNow()
    },
    onFocus: (event) => {
      props.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) openNow(event.currentTarget)
    },
    onBlur: (event) => {
      props.onBlur?.(event)
      closeNow()
    },
  })
  return (
    <>
      {trigger}
      {anchor &&
        createPortal(
          <TooltipBubble
            id={id}
            anchor={anchor}
            side={side}
            onClose={closeNow}
            onEnter={stay}
            onLeave={closeSoon}
          >
            {text}
          </TooltipBubble>,
          document.body,
        )}
    </>
  )
}
