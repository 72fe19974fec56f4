import { type Role, roleSchema } from '@codedojo/contract'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogCancel } from '../../ui/dialog/dialog.tsx'
import { Select } from '../../ui/form/select.tsx'
import { useUserChange } from './use-user-change.ts'
import { changeRole } from './user-changes.ts'
import type { UserDialogProps } from './user-dialogs.tsx'

const choices = [
  { value: 'user', text: 'User' },
  { value: 'admin', text: 'Admin' },
] as const satisfies readonly { value: Role; text: string }[]
const confirmTexts = { user: 'Make user', admin: 'Make admin' } as const satisfies Record<Role, string>
const consequences = {
  user: 'The admin pages close at once. The change is written to the audit log.',
  admin:
    "An admin can read hidden test cases and everybody's submissions. The change is written to the audit log.",
} as const satisfies Record<Role, string>

interface EditRoleDialogProps extends UserDialogProps {
  /** Opens the dialog for name and email; null if not available for this user. */
  onCorrect: (() => void) | null
}

export function EditRoleDialog({ user, onClose, onChanged, onCorrect }: EditRoleDialogProps) {
  const [role, setRole] = useState<Role>(user.role)
  const { mutate } = useUserChange(changeRole, onChanged)
  const isChanged = role !== user.role
  const save = () => {
    mutate({ user, role })
    onClose()
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={`Edit role of ${user.name}`} isTitleHidden>
      <div className="flex flex-col gap-4 p-5">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={user.name} url={user.avatarUrl} size={40} />
          <div className="min-w-0">
            <p className="heading text-title">Edit role</p>
            <p className="text-ui break-words text-muted">
              {user.name}, {user.emailId}
            </p>
          </div>
        </div>
        <Select
          label="Role"
          options={choices}
          value={role}
          onChoose={(value) => setRole(roleSchema.parse(value))}
        />
        <p className="flex min-h-10 items-start gap-3 text-ui text-muted" role="status">
          {isChanged && (
            <>
              <TriangleAlert
                size={14}
                strokeWidth={1.75}
                className="mt-[3px] shrink-0 text-limit"
                aria-hidden
              />
              {consequences[role]}
            </>
          )}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          {onCorrect && (
            <Button look="ghost" className="mr-auto" onClick={onCorrect}>
              Correct name or email
            </Button>
          )}
          <DialogCancel />
          <Button look="primary" disabled={!isChanged} onClick={save}>
            {isChanged ? confirmTexts[role] : 'Change role'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
