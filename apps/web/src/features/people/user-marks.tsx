import type { ManagedUser } from '@codedojo/contract'
import { Ban, Shield, VolumeX } from 'lucide-react'
import { formatDateTimeInSentence, formatShortDate } from '../../lib/format/format-date.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** Avatar, name and email on two lines. */
export function UserIdentity({ user, isOwn }: { user: ManagedUser; isOwn: boolean }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={user.name} url={user.avatarUrl} size={32} />
      <div className="min-w-0">
        <p className="truncate text-body" title={user.name}>
          <bdi>{user.name}</bdi>
          {isOwn && <span className="text-ui text-faint"> (you)</span>}
        </p>
        <p className="truncate text-ui text-muted" title={user.emailId}>
          {user.emailId}
        </p>
      </div>
    </div>
  )
}

/** One status: a suspension before everything else, a silence before the tier, because these are what an admin looks for. */
export function StatusMark({ user }: { user: ManagedUser }) {
  if (user.suspendedAt !== null)
    return (
      <span className="pill pill-limit align-middle" title={user.suspendedReason}>
        <Ban size={14} strokeWidth={1.75} aria-hidden />
        Suspended
      </span>
    )
  if (user.silencedUntil !== null)
    return (
      <span
        className="pill pill-limit align-middle"
        title={`May not write in rooms until ${formatDateTimeInSentence(new Date(user.silencedUntil))}`}
      >
        <VolumeX size={14} strokeWidth={1.75} aria-hidden />
        Silenced
      </span>
    )
  if (user.isPremium && user.premiumUntil !== null)
    return (
      <span className="inline-flex flex-col align-middle max-md:flex-row max-md:gap-1.5">
        <span className="text-ui">Premium</span>
        <span className="text-caption text-muted max-md:text-ui">
          until {formatShortDate(new Date(user.premiumUntil))}
        </span>
      </span>
    )
  return <span className="text-ui text-muted">Free Tier</span>
}

export function RoleMark({ user }: { user: ManagedUser }) {
  if (user.role === 'user') return <span className="text-ui text-muted">User</span>
  return (
    <span className="inline-flex items-center gap-2 align-middle text-ui">
      <Shield size={14} strokeWidth={1.75} className="text-muted" aria-hidden />
      Admin
    </span>
  )
}
