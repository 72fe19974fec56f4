import type { ManagedUser } from '@codedojo/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { StartUserAction } from './user-actions.ts'
import { RoleMark, StatusMark, UserIdentity } from './user-marks.tsx'
import { UserMenu } from './user-menu.tsx'

export interface UserRowsProps {
  users: readonly ManagedUser[]
  /** Id of the admin. */
  ownId: string
  onStart: StartUserAction
}

export function UserTable({ users, ownId, onStart }: UserRowsProps) {
  return (
    <div className="panel overflow-hidden">
      <table className="table table-fixed">
        <caption className="sr-only">Users</caption>
        <thead>
          <tr>
            <th className="pl-5">User</th>
            <th className="w-36 max-lg:w-28">Status</th>
            <th className="w-28 max-lg:w-20">Role</th>
            <th className="w-36 text-right max-lg:w-28">Problems Solved</th>
            <th className="w-[264px] pr-5 text-right">Actions</th>
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {users.map((user) => (
            <Row key={user._id} user={user} isOwn={user._id === ownId} onStart={onStart} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  user: ManagedUser
  isOwn: boolean
  onStart: StartUserAction
}

function Row({ user, isOwn, onStart }: RowProps) {
  return (
    <tr className="h-14">
      <td className="py-0 pl-5">
        <UserIdentity user={user} isOwn={isOwn} />
      </td>
      <td className="py-0">
        <StatusMark user={user} />
      </td>
      <td className="py-0">
        <RoleMark user={user} />
      </td>
      <td className="num py-0 text-right">{user.problemSolved.length}</td>
      <td className="py-0 pr-5">
        <div className="flex justify-end gap-1">
          <Button
            look="ghost"
            isSmall
            aria-label={`Edit ${user.name}`}
            icon={<Pencil size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onStart('role', user)}
          >
            Edit
          </Button>
          <Button
            look="ghost"
            isSmall
            aria-label={`Delete ${user.name}`}
            icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onStart('delete', user)}
          >
            Delete
          </Button>
          <UserMenu user={user} isOwn={isOwn} onStart={onStart} />
        </div>
      </td>
    </tr>
  )
}
