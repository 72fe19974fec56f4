import type { ManagedUser } from '@codedojo/contract'
import {
  Ban,
  Ellipsis,
  History,
  KeyRound,
  Link,
  LogOut,
  Pencil,
  ShieldOff,
  Trash2,
  UserCheck,
  UserPen,
  VolumeX,
} from 'lucide-react'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import type { StartUserAction } from './user-actions.ts'

interface UserMenuProps {
  user: ManagedUser
  /** For the admin's own account: it cannot be suspended, and is otherwise edited in the settings. */
  isOwn: boolean
  /** On phones the menu also contains the actions that large screens show beside it. */
  isWhole?: boolean
  onStart: StartUserAction
}

export function UserMenu({ user, isOwn, isWhole = false, onStart }: UserMenuProps) {
  const trigger = (
    <button type="button" aria-label={`More for ${user.name}`} className="btn btn-ghost btn-square btn-sm">
      <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
    </button>
  )
  return (
    <Menu trigger={trigger}>
      {isWhole && (
        <MenuItem
          icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
          onChoose={() => onStart('role', user)}
        >
          Edit role
        </MenuItem>
      )}
      <MenuItem
        icon={<History size={16} strokeWidth={1.75} aria-hidden />}
        onChoose={() => onStart('submissions', user)}
      >
        Submissions
      </MenuItem>
      <MenuItem
        icon={<LogOut size={16} strokeWidth={1.75} aria-hidden />}
        onChoose={() => onStart('signOut', user)}
      >
        Sign out everywhere
      </MenuItem>
      {!isOwn && (
        <>
          <MenuItem
            icon={<UserPen size={16} strokeWidth={1.75} aria-hidden />}
            onChoose={() => onStart('correct', user)}
          >
            Correct name or email
          </MenuItem>
          {user.suspendedAt === null && (
            <MenuItem
              icon={<Link size={16} strokeWidth={1.75} aria-hidden />}
              onChoose={() => onStart('passwordLink', user)}
            >
              Link to a new password
            </MenuItem>
          )}
          {user.hasSecondFactor && (
            <MenuItem
              icon={<ShieldOff size={16} strokeWidth={1.75} aria-hidden />}
              onChoose={() => onStart('removeSecondFactor', user)}
            >
              Remove the second factor
            </MenuItem>
          )}
          {user.hasPasskeys && (
            <MenuItem
              icon={<KeyRound size={16} strokeWidth={1.75} aria-hidden />}
              onChoose={() => onStart('removePasskeys', user)}
            >
              Remove all passkeys
            </MenuItem>
          )}
          <MenuItem
            icon={<VolumeX size={16} strokeWidth={1.75} aria-hidden />}
            onChoose={() => onStart('silence', user)}
          >
            {user.silencedUntil === null ? 'Silence in rooms' : 'Change the silence in rooms'}
          </MenuItem>
          <SuspendItem user={user} onStart={onStart} />
        </>
      )}
      {isWhole && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
            onChoose={() => onStart('delete', user)}
          >
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function SuspendItem({ user, onStart }: Pick<UserMenuProps, 'user' | 'onStart'>) {
  const isSuspended = user.suspendedAt !== null
  const Icon = isSuspended ? UserCheck : Ban
  return (
    <MenuItem
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      onChoose={() => onStart(isSuspended ? 'unsuspend' : 'suspend', user)}
    >
      {isSuspended ? 'Let back in' : 'Suspend'}
    </MenuItem>
  )
}
