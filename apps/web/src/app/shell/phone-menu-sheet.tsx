import { useQuery } from '@tanstack/react-query'
import { ChevronRight, History, LogOut, Palette, ReceiptText, Settings, User, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Link, useLocation } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { solvedQuery } from '../../features/problems/queries.ts'
import { streakWords } from '../../features/progress/streak/day-rule-text.ts'
import { streakQuery } from '../../features/progress/streak/streak-query.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import {
  contactPath,
  ordersPath,
  ownCoursesPath,
  profilePath,
  settingsPath,
  submissionsPath,
} from '../../lib/paths.ts'
import { useTheme } from '../../lib/theme.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { CloseOnBack } from '../../ui/dialog/close-on-back.ts'
import { useFocusReturn } from '../../ui/dialog/use-focus-return.ts'
import { Menu } from '../../ui/menu.tsx'
import { BrandLink } from './brand-link.tsx'
import { useIsPageInMenus } from './enabled-pages.ts'
import { useMainPages } from './main-pages.ts'
import { NewAnswersMark } from './new-answers-mark.tsx'
import { PremiumMark } from './premium-mark.tsx'
import { ThemeRows } from './theme-menu.tsx'
import { useSignOut } from './use-sign-out.ts'

const row = 'flex h-12 w-full items-center gap-3.5 border-l-2 px-4 text-base'
const restingRow = `${row} border-transparent text-muted`

interface PhoneMenuSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The full-screen menu of phones; the focus stays inside until it is closed. */
export function PhoneMenuSheet({ isOpen, onOpenChange }: PhoneMenuSheetProps) {
  const { pathname } = useLocation()
  const user = useUser()
  const pages = useMainPages(user)
  const signOut = useSignOut()
  const isPageInMenus = useIsPageInMenus()
  const { remember, giveBack } = useFocusReturn()
  const close = () => onOpenChange(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className="fixed inset-0 z-40 overflow-y-auto bg-panel outline-none"
        >
          <CloseOnBack onBack={close} />
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="flex h-14 items-center justify-between border-b border-line px-4">
            <BrandLink />
            <Dialog.Close aria-label="Close menu" className="btn btn-ghost btn-square btn-sm">
              <X size={18} strokeWidth={1.75} aria-hidden />
            </Dialog.Close>
          </div>
          <Person onLeave={close} />
          <nav aria-label="Main" className="py-2">
            {pages.map(({ path, text, icon: Icon, isActive }) => (
              <Link
                key={path}
                to={path}
                onClick={close}
                aria-current={isActive(pathname) ? 'page' : undefined}
                className={
                  isActive(pathname) ? joinClasses(row, 'border-primary bg-raised text-ink') : restingRow
                }
              >
                <Icon size={18} strokeWidth={1.75} aria-hidden />
                {text}
                {path === contactPath && <NewAnswersMark />}
              </Link>
            ))}
          </nav>
          <div className="border-t border-line py-2">
            <Link to={profilePath} onClick={close} className={restingRow}>
              <User size={18} strokeWidth={1.75} aria-hidden />
              Profile
            </Link>
            <Link to={submissionsPath} onClick={close} className={restingRow}>
              <History size={18} strokeWidth={1.75} aria-hidden />
              Submissions
            </Link>
            {isPageInMenus(ordersPath) && (
              <Link to={ownCoursesPath} onClick={close} className={restingRow}>
                <ReceiptText size={18} strokeWidth={1.75} aria-hidden />
                Purchases
              </Link>
            )}
            <Link to={settingsPath()} onClick={close} className={restingRow}>
              <Settings size={18} strokeWidth={1.75} aria-hidden />
              Settings
            </Link>
            <PhoneThemeRow className={restingRow} />
            <button type="button" className={restingRow} onClick={signOut}>
              <LogOut size={18} strokeWidth={1.75} aria-hidden />
              Logout
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Person({ onLeave }: { onLeave: () => void }) {
  const user = useUser()
  const { data: solved } = useQuery(solvedQuery)
  const { data: streak } = useQuery(streakQuery)
  return (
    <div className="flex min-h-19 items-center gap-3 border-b border-line px-4">
      <Avatar name={user.name} url={user.avatarUrl} size={44} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-base">{user.name}</p>
        {solved && (
          <p className="text-ui text-muted">
            <span className="num text-ink">{solved.size}</span> solved
            {streak && ` · ${streakWords(streak.days)}`}
          </p>
        )}
      </div>
      <PremiumMark onFollow={onLeave} />
    </div>
  )
}

/** The theme row of the phone menu: shows the current theme, and a tap opens the choice. */
function PhoneThemeRow({ className }: { className: string }) {
  const theme = useTheme()
  const trigger = (
    <button type="button" className={className}>
      <Palette size={18} strokeWidth={1.75} aria-hidden />
      <span className="flex-1 text-left">Theme</span>
      <span className="text-ui text-faint">{theme}</span>
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </button>
  )
  return (
    <Menu trigger={trigger} label="Theme">
      <ThemeRows />
    </Menu>
  )
}
