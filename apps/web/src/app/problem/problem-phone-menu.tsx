import type { ReactNode } from 'react'
import type { MenuOpening } from '../../ui/lazy-menu.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useShell } from '../shell/shell-context.ts'
import { useNeighbours } from './use-neighbours.ts'
import type { ProblemView } from './work/use-problem-view.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

interface ProblemPhoneRowsProps {
  work: ProblemWork
  view: ProblemView
  /** One element that takes a ref and events. */
  trigger: ReactNode
  opening: MenuOpening
}

/** The actions for which the bar of small screens has no room. */
export function ProblemPhoneMenu({ work, view, trigger, opening }: ProblemPhoneRowsProps) {
  const { openPrevious, openNext } = useNeighbours(work.problem._id)
  const { openShortcuts } = useShell()
  return (
    <Menu trigger={trigger} opening={opening}>
      <MenuItem onChoose={() => view.showLeft('notes')}>Notes</MenuItem>
      {openPrevious && <MenuItem onChoose={openPrevious}>Previous problem</MenuItem>}
      {openNext && <MenuItem onChoose={openNext}>Next problem</MenuItem>}
      <MenuItem onChoose={openShortcuts}>Shortcuts</MenuItem>
    </Menu>
  )
}
