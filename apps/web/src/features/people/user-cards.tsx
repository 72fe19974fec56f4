import { RoleMark, StatusMark, UserIdentity } from './user-marks.tsx'
import { UserMenu } from './user-menu.tsx'
import type { UserRowsProps } from './user-table.tsx'

/** The table as cards, for phones: the person, and the rest on one line below. */
export function UserCards({ users, ownId, onStart }: UserRowsProps) {
  return (
    <ul className="panel divide-y divide-line overflow-hidden" aria-label="Users">
      {users.map((user) => (
        <li key={user._id} className="flex items-center gap-2 py-2.5 pr-1 pl-4">
          <div className="min-w-0 flex-1">
            <UserIdentity user={user} isOwn={user._id === ownId} />
            <p className="mt-1 flex flex-wrap items-center gap-x-3 pl-11 text-ui text-muted">
              <StatusMark user={user} />
              <RoleMark user={user} />
              <span className="num">{user.problemSolved.length} solved</span>
            </p>
          </div>
          <UserMenu user={user} isOwn={user._id === ownId} isWhole onStart={onStart} />
        </li>
      ))}
    </ul>
  )
}
