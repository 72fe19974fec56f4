import { useNavigate } from 'react-router'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PaletteBody } from './palette-body.tsx'

interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The command palette: opens a problem or page, or runs an action, by keyboard. */
export function CommandPalette({ isOpen, onOpenChange }: CommandPaletteProps) {
  const navigate = useNavigate()
  const goTo = (path: string) => {
    onOpenChange(false)
    void navigate(path)
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Command palette" isTitleHidden width="palette">
      <PaletteBody goTo={goTo} close={() => onOpenChange(false)} />
    </Dialog>
  )
}
