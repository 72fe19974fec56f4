import { useState } from 'react'
import { z } from 'zod'
import type { DockTab } from '../features/submissions/dock-tabs.tsx'
import { readStored, writeStored } from '../lib/stored.ts'

export type LeftTab = 'description' | 'solutions' | 'submissions' | 'notes' | 'ninja' | 'result'
export type PhoneTab = 'code' | 'results'

export interface ProblemView {
  readonly left: LeftTab
  readonly showLeft: (tab: LeftTab) => void
  readonly dock: DockTab
  readonly showDock: (tab: DockTab) => void
  readonly isDockCollapsed: boolean
  readonly setDockCollapsed: (isCollapsed: boolean) => void
  readonly toggleDock: () => void
  readonly isMaximised: boolean
  readonly toggleMaximised: () => void
  readonly phone: PhoneTab
  readonly showPhone: (tab: PhoneTab) => void
  /** On phones the left panel lies over the code. */
  readonly isOverlayOpen: boolean
  readonly setOverlayOpen: (isOpen: boolean) => void
  /** The last run or submit with its cases, wherever this size of screen shows them. */
  readonly showResults: () => void
  readonly showTestCases: () => void
  readonly showVerdict: () => void
}

/** Only what the user chose is kept; a result opens the console for this visit. */
const dockCollapsedKey = 'codedojo:console-collapsed'

/** The list of notes leads to the note itself. */
function tabOfAddress(): LeftTab {
  return window.location.hash === '#notes' ? 'notes' : 'description'
}

/** Which tabs and panels are open. Evidence never closes what the user reads: it opens beside it. */
export function useProblemView(): ProblemView {
  const [left, setLeft] = useState(tabOfAddress)
  const [dock, setDock] = useState<DockTab>('cases')
  const [isDockCollapsed, setDockCollapsed] = useState(() =>
    readStored(localStorage, dockCollapsedKey, z.boolean(), false),
  )
  const [isMaximised, setMaximised] = useState(false)
  const [phone, setPhone] = useState<PhoneTab>('code')
  const [isOverlayOpen, setOverlayOpen] = useState(true)

  const showResults = () => {
    setDock('results')
    setDockCollapsed(false)
    setMaximised(false)
    setPhone('results')
    setOverlayOpen(false)
  }
  return {
    left,
    showLeft: (tab) => {
      setLeft(tab)
      setMaximised(false)
      setOverlayOpen(true)
    },
    dock,
    showDock: (tab) => {
      setDock(tab)
      setDockCollapsed(false)
    },
    isDockCollapsed,
    setDockCollapsed,
    toggleDock: () => {
      setDockCollapsed(!isDockCollapsed)
      writeStored(localStorage, dockCollapsedKey, !isDockCollapsed)
    },
    isMaximised,
    toggleMaximised: () => setMaximised(!isMaximised),
    phone,
    showPhone: (tab) => {
      setPhone(tab)
      setOverlayOpen(false)
    },
    isOverlayOpen,
    setOverlayOpen,
    showResults,
    showTestCases: () => {
      showResults()
      setDock('cases')
    },
    showVerdict: () => {
      setLeft('result')
      showResults()
    },
  }
}
