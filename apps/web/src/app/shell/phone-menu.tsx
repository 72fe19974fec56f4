import { Menu } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyOverlay } from '../../lib/lazy/lazy-overlay.ts'

const PhoneMenuSheet = lazyOverlay(async () => (await import('./phone-menu-sheet.tsx')).PhoneMenuSheet)

/** The button that opens the menu on phones. */
export function PhoneMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => {
    setWasOpen(true)
    setIsOpen(true)
  }
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="btn btn-ghost btn-square btn-sm"
        onClick={open}
      >
        <Menu size={18} strokeWidth={1.75} aria-hidden />
      </button>
      <Suspense fallback={null}>
        {wasOpen && <PhoneMenuSheet isOpen={isOpen} onOpenChange={setIsOpen} />}
      </Suspense>
    </>
  )
}
