import { PanelLeft, Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { CloseOnBack } from '../../ui/dialog/close-on-back.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { BrandLink } from '../shell/brand-link.tsx'
import { ProfileMenu } from '../shell/profile-menu.tsx'
import { useShell } from '../shell/shell-context.ts'
import { AdminDrawer } from './admin-drawer.tsx'

/** Top bar of the admin pages on phones; its left button opens the drawer. */
export function AdminPhoneBar() {
  const { openPalette } = useShell()
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-panel pr-4 pl-2">
      <DrawerSheet />
      <span className="text-body">Admin</span>
      <div className="ml-auto flex items-center gap-1">
        <IconButton
          label="Go to a problem or page"
          icon={<Search size={18} strokeWidth={1.75} aria-hidden />}
          onClick={openPalette}
        />
        <ProfileMenu />
      </div>
    </header>
  )
}

function DrawerSheet() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger aria-label="Admin pages" className="btn btn-ghost btn-square btn-sm">
        <PanelLeft size={18} strokeWidth={1.75} aria-hidden />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-canvas/70" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] overflow-y-auto border-r border-line-strong bg-panel outline-none"
        >
          <CloseOnBack onBack={() => setIsOpen(false)} />
          <Dialog.Title className="sr-only">Admin pages</Dialog.Title>
          <div className="flex h-14 items-center justify-between border-b border-line pr-2 pl-6">
            <BrandLink />
            <Dialog.Close aria-label="Close" className="btn btn-ghost btn-square btn-sm">
              <X size={18} strokeWidth={1.75} aria-hidden />
            </Dialog.Close>
          </div>
          <AdminDrawer onChoose={() => setIsOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
