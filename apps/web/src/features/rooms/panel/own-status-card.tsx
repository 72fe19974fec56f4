import type { User } from '@codedojo/contract'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Avatar } from '../../../ui/avatar.tsx'

interface OwnStatusCardProps {
  user: Pick<User, 'name' | 'firstName' | 'avatarUrl'>
  isOnline: boolean
}

/** The user's name, and whether they are connected. */
export function OwnStatusCard({ user, isOnline }: OwnStatusCardProps) {
  return (
    <section aria-label="You" className="flex items-center gap-3 border-t border-line px-2 pt-4 pb-1">
      <Avatar name={user.name} url={user.avatarUrl} size={36} />
      <div className="min-w-0">
        <p className="truncate text-body">
          <bdi>{user.firstName || 'User'}</bdi>
        </p>
        <p
          role="status"
          className={joinClasses('flex items-center gap-1.5 text-ui', isOnline ? 'text-ac' : 'text-muted')}
        >
          <span
            className={joinClasses('size-1.5 rounded-full', isOnline ? 'bg-ac' : 'bg-field-line')}
            aria-hidden
          />
          {isOnline ? '(Online)' : '(Offline)'}
        </p>
      </div>
    </section>
  )
}
