import { History, Keyboard, LogOut, Palette, ReceiptText, Settings, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { ordersPath, ownCoursesPath, profilePath, settingsPath, submissionsPath } from '../../lib/paths.ts'
import { useTheme } from '../../lib/theme.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { MenuOpening } from '../../ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSeparator, Submenu } from '../../ui/menu.tsx'
import { useIsPageInMenus } from './enabled-pages.ts'
import { useShell } from './shell-context.ts'
import { ThemeRows } from './theme-menu.tsx'
import { useSignOut } from './use-sign-out.ts'

interface ProfileRowsProps {
  /** One element that takes a ref and events. */
  trigger: ReactNode
  opening: MenuOpening
}

/** The menu of the signed-in user. */
export function ProfileRows({ trigger, opening }: ProfileRowsProps) {
  const user = useUser()
  const theme = useTheme()
  const { openShortcuts } = useShell()
  const signOut = useSignOut()
  const isPageInMenus = useIsPageInMenus()
  const navigate = useNavigate()
  return (
    <Menu trigger={trigger} opening={opening}>
      <div className="flex items-center gap-3 px-2.5 py-2">
        <Avatar name={user.name} url={user.avatarUrl} size={36} />
        <div className="min-w-0 max-w-56">
          <p className="truncate text-body font-semibold">{user.name}</p>
          <p className="truncate text-ui text-muted">{user.emailId}</p>
        </div>
      </div>
      <MenuSeparator />
      <MenuItem
        icon={<User size={16} strokeWidth={1.75} aria-hidden />}
        onChoose={() => void navigate(profilePath)}
      >
        Profile
      </MenuItem>
      <MenuItem
        icon={<History size={16} strokeWidth={1.75} aria-hidden />}
        onChoose={() => void navigate(submissionsPath)}
      >
        Submissions
      </MenuItem>
      {isPageInMenus(ordersPath) && (
        <MenuItem
          icon={<ReceiptText size={16} strokeWidth={1.75} aria-hidden />}
          onChoose={() => void navigate(ownCoursesPath)}
        >
          Purchases
        </MenuItem>
      )}
      <MenuItem
        icon={<Settings size={16} strokeWidth={1.75} aria-hidden />}
        onChoose={() => void navigate(settingsPath())}
      >
        Settings
      </MenuItem>
      <Submenu icon={<Palette size={16} strokeWidth={1.75} aria-hidden />} text="Theme" value={theme}>
        <ThemeRows />
      </Submenu>
      <MenuItem icon={<Keyboard size={16} strokeWidth={1.75} aria-hidden />} onChoose={openShortcuts}>
        Shortcuts
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} strokeWidth={1.75} aria-hidden />} onChoose={signOut}>
        Logout
      </MenuItem>
    </Menu>
  )
}
