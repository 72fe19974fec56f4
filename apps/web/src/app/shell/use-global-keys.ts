import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { sessionQuery } from '../../features/accounts/queries.ts'
import { isFormField } from '../../lib/keys/is-form-field.ts'
import { createStrayTypingDetector } from '../../lib/keys/stray-typing.ts'
import { homePath, settingsPath } from '../../lib/paths.ts'
import type { Shell } from './shell-context.ts'

const sequenceMs = 1000

/** Marks the field that `/` focuses. */
export const searchFieldAttribute = 'data-search-field'

/**
 * Handles the shortcuts of the "Everywhere" and "Go to" groups of the shortcut sheet. A single letter does nothing by itself,
 * because it is easily pressed by mistake (WCAG 2.1.4); a single sign only opens what Escape closes.
 */
export function useGlobalKeys(shell: Shell): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const lastG = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const isTyping = createStrayTypingDetector()
    const isSignedIn = () => Boolean(queryClient.getQueryData(sessionQuery.queryKey))
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSignedIn()) return
      if (isPaletteKey(event)) return act(event, shell.openPalette)
      if (event.ctrlKey || event.metaKey || event.altKey || isFormField(event.target) || isDialogOpen())
        return
      const isAfterG = event.timeStamp - lastG.current < sequenceMs
      lastG.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      const open = isAfterG ? placeAfterG(event.key, navigate) : actOfKey(event.key, shell)
      if (isTyping(event, open !== null || event.key === 'g')) return
      if (open) act(event, open)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [queryClient, shell, navigate])
}

function act(event: KeyboardEvent, open: () => void): void {
  event.preventDefault()
  open()
}

function isPaletteKey(event: KeyboardEvent): boolean {
  return (
    event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  )
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
}

const placesAfterG = new Map([
  ['p', homePath],
  ['s', settingsPath()],
])

function placeAfterG(key: string, navigate: NavigateFunction): (() => void) | null {
  const path = placesAfterG.get(key)
  return path === undefined ? null : () => void navigate(path)
}

function actOfKey(key: string, shell: Shell): (() => void) | null {
  switch (key) {
    case '?':
      return shell.openShortcuts
    case '/':
      return () => focusSearch(shell)
    default:
      return null
  }
}

/** Focuses the page's search field; on a page without one, opens the palette. */
function focusSearch(shell: Shell): void {
  const field = document.querySelector(`[${searchFieldAttribute}]`)
  if (field instanceof HTMLElement) field.focus()
  else shell.openPalette()
}
