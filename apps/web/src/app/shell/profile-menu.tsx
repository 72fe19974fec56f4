import { ChevronDown } from 'lucide-react'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { lazyOverlay } from '../../lib/lazy/lazy-overlay.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LazyMenu } from '../../ui/lazy-menu.tsx'

const ProfileRows = lazyOverlay(async () => (await import('./profile-rows.tsx')).ProfileRows)

/** The avatar button with the user menu; also in the bar of work screens. */
export function ProfileMenu() {
  const user = useUser()
  const trigger = (
    <button
      type="button"
      aria-label={`Profile menu of ${user.name}`}
      className="flex items-center gap-2 rounded-md p-1 text-muted hover:text-ink"
    >
      <Avatar name={user.name} url={user.avatarUrl} size={28} />
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
    </button>
  )
  return (
    <LazyMenu trigger={trigger}>{(opening) => <ProfileRows trigger={trigger} opening={opening} />}</LazyMenu>
  )
}
