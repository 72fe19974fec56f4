import { useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import type { DockTab } from '../../../features/submissions/dock/dock-tabs.tsx'
import type { JudgeRequest } from '../../../features/submissions/judging/judging-state.ts'
import { useAddressQuery, withParams } from '../../../lib/address/use-address-query.ts'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'
import { useHasPart } from '../../../lib/installation.ts'
import { isFormField } from '../../../lib/keys/is-form-field.ts'
import { useIsWorkPhone } from '../../../lib/use-media-query.ts'

/** In the order of the tabs. */
const leftTabs = ['description', 'solutions', 'submissions', 'notes', 'ninja', 'result'] as const
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
  /** On phones: whether the left panel covers the code. */
  readonly isOverlayOpen: boolean
  readonly closeOverlay: () => void
  /** Shows the last run or submission with its test cases, wherever this screen size does. */
  readonly showResults: () => void
  readonly showTestCases: () => void
  /** Shows a new verdict, unless the user has moved on to another field since and is typing there. */
  readonly showVerdict: (what: JudgeRequest['what']) => void
}

const withoutAssistants = leftTabs.filter((tab) => tab !== 'ninja')

/** The tabs that there are here, in their order. */
export function useLeftTabs(): readonly LeftTab[] {
  return useHasPart('assistants') ? leftTabs : withoutAssistants
}

/** Only the user's own choice is stored; a result opens the console for this visit only. */
const dockCollapsedKey = 'codedojo:console-collapsed'

/**
 * The open tabs and panels. Results open beside what the user reads and never replace it. The chosen tab is in the query of the
 * address (the statement is the default), so that a reload keeps it and Back returns to the tab before.
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
      // On phones the results were opened when it was sent, and the tab shows the verdict.
      if (isPhone || isWritingBesideCode()) return
      showDock('results')
      // After a run the statement stays visible.
      if (what === 'submit') go('result')
    },
  }
}

/**
 * Whether the user is typing in a note, a question or a custom input, which a new panel would remove. The code editor stays.
 */
function isWritingBesideCode(): boolean {
  const { activeElement } = document
  return isFormField(activeElement) && activeElement?.closest('.cm-editor, .plain-code') === null
}

/** The history state of an overlay on phones, so that Back closes it. */
const overSchema = z.object({ isOver: z.literal(true) })

function useShownTab() {
  const [params, change] = useAddressQuery()
  const { state } = useLocation()
  const tabs = useLeftTabs()
  const tab = [...tabs, ...phoneTabs].find((each) => each === params.get('tab')) ?? 'description'
  const phoneTab = phoneTabs.find((each) => each === tab)
  const [under, setUnder] = useState<PhoneTab>('code')
  const go = (next: LeftTab | PhoneTab, isReplacing = false) => {
    if (next === tab) return
    setUnder(phoneTabs.find((each) => each === next) ?? phoneTab ?? under)
    change(withParams(params, { tab: next === 'description' ? null : next }), {
      replace: isReplacing,
      preventScrollReset: true,
      // Synchronous, so that a jump to a line of code finds the editor mounted and can focus it.
      flushSync: true,
      ...(phoneTab && !phoneTabs.some((each) => each === next) && { state: { isOver: true } }),
    })
  }
  return {
    left: tabs.find((each) => each === tab) ?? 'description',
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
