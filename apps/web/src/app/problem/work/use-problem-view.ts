import { useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import type { DockTab } from '../../../features/submissions/dock/dock-tabs.tsx'
import type { JudgeRequest } from '../../../features/submissions/judging/judging-state.ts'
import { useAddress, withValues } from '../../../lib/address/use-address.ts'
import { isTyping } from '../../../lib/keys/is-typing.ts'
import { readStored, writeStored } from '../../../lib/stored.ts'
import { useIsWorkPhone } from '../../../lib/use-media-query.ts'

/** In the order in which they stand beside each other. */
export const leftTabs = ['description', 'solutions', 'submissions', 'notes', 'ninja', 'result'] as const
const phoneTabs = ['code', 'results'] as const

export type LeftTab = (typeof leftTabs)[number]
export type PhoneTab = (typeof phoneTabs)[number]

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
  readonly closeOverlay: () => void
  /** The last run or submit with its cases, wherever this size of screen shows them. */
  readonly showResults: () => void
  readonly showTestCases: () => void
  /** A verdict has come: shows it, but to nobody who has gone elsewhere since and writes there. */
  readonly showVerdict: (what: JudgeRequest['what']) => void
}

/** Only what the user chose is kept; a result opens the console for this visit. */
const dockCollapsedKey = 'codedojo:console-collapsed'

/**
 * Which tabs and panels are open. Evidence never closes what the user reads: it opens beside it. The chosen tab stands in the
 * address, the statement by its absence, so that a reload keeps it and Back leads to the one before.
 */
export function useProblemView(): ProblemView {
  const isPhone = useIsWorkPhone()
  const { left, phone, isOverlayOpen, go, closeOverlay } = useShownTab()
  const [dock, setDock] = useState<DockTab>('cases')
  const [isDockCollapsed, setDockCollapsed] = useState(() =>
    readStored(localStorage, dockCollapsedKey, z.boolean(), false),
  )
  const [isMaximised, setMaximised] = useState(false)

  const showDock = (tab: DockTab) => {
    setDock(tab)
    setDockCollapsed(false)
  }
  const showInDock = (tab: DockTab) => {
    showDock(tab)
    setMaximised(false)
    if (isPhone) go('results')
  }
  return {
    left,
    showLeft: (tab) => {
      setMaximised(false)
      go(tab)
    },
    dock,
    showDock,
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
      if (isPhone) go(tab)
    },
    isOverlayOpen,
    closeOverlay,
    showResults: () => showInDock('results'),
    showTestCases: () => showInDock('cases'),
    showVerdict: (what) => {
      // The results were opened when it was sent, and the tabs show how it went.
      if (isPhone || isWritingBesideCode()) return
      showDock('results')
      // A run leaves the statement where it is read.
      if (what === 'submit') go('result')
    },
  }
}

/** In a note, a question, an own input: what would take its place here takes the field away. The code stays where it is. */
function isWritingBesideCode(): boolean {
  const { activeElement } = document
  return isTyping(activeElement) && activeElement?.closest('.cm-editor, .plain-code') === null
}

/** What lies over the code was opened from there, so that the step back of the browser closes it. */
const overSchema = z.object({ isOver: z.literal(true) })

function useShownTab() {
  const [params, change] = useAddress()
  const { state } = useLocation()
  const tab = [...leftTabs, ...phoneTabs].find((each) => each === params.get('tab')) ?? 'description'
  const phoneTab = phoneTabs.find((each) => each === tab)
  const [under, setUnder] = useState<PhoneTab>('code')
  const go = (next: LeftTab | PhoneTab, isReplacing = false) => {
    if (next === tab) return
    setUnder(phoneTabs.find((each) => each === next) ?? phoneTab ?? under)
    change(withValues(params, { tab: next === 'description' ? null : next }), {
      replace: isReplacing,
      preventScrollReset: true,
      // Who goes to a line of the code finds the editor there to take the focus.
      flushSync: true,
      ...(phoneTab && !phoneTabs.some((each) => each === next) && { state: { isOver: true } }),
    })
  }
  return {
    left: leftTabs.find((each) => each === tab) ?? 'description',
    phone: phoneTab ?? under,
    isOverlayOpen: phoneTab === undefined,
    go,
    closeOverlay: () => {
      if (phoneTab) return
      if (overSchema.safeParse(state).success) window.history.back()
      else go(under, true)
    },
  }
}
