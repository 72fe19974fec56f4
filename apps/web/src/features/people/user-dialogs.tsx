import type { ManagedUser } from '@codedojo/contract'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { EditIdentityDialog } from './edit-identity-dialog.tsx'
import { EditRoleDialog } from './edit-role-dialog.tsx'
import { PasswordLinkDialog } from './password-link-dialog.tsx'
import { SilenceDialog } from './silence-dialog.tsx'
import { SubmissionsDialog } from './submissions-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { useUserChange } from './use-user-change.ts'
import type { StartUserAction, UserAction } from './user-actions.ts'
import { deleteUser, liftSuspension, removeApp, removeKeys, signOutUser } from './user-changes.ts'

interface UserDialogsProps {
  started: { act: UserAction; user: ManagedUser } | null
  onClose: () => void
  onChanged: (user: ManagedUser) => void
  onStart: StartUserAction
  /** Id of the admin, who edits their own name and email elsewhere. */
  ownId: string
}

/** The dialog of the action that the admin has started. */
export function UserDialogs({ started, onClose, onChanged, onStart, ownId }: UserDialogsProps) {
  if (started === null) return null
  const { act, user } = started
  const props = { user, onClose, onChanged: () => onChanged(user) }
  switch (act) {
    case 'role':
      return (
        <EditRoleDialog {...props} onCorrect={user._id === ownId ? null : () => onStart('correct', user)} />
      )
    case 'suspend':
      return <SuspendDialog {...props} />
    case 'silence':
      return <SilenceDialog {...props} />
    case 'correct':
      return <EditIdentityDialog {...props} />
    case 'passwordLink':
      return <PasswordLinkDialog user={user} onClose={onClose} />
    case 'submissions':
      return <SubmissionsDialog user={user} onClose={onClose} />
    case 'delete':
    case 'unsuspend':
    case 'removeSecondFactor':
    case 'removePasskeys':
    case 'signOut':
      return <QuestionDialog act={act} {...props} />
  }
}

export interface UserDialogProps {
  user: ManagedUser
  onClose: () => void
  /** Called when the server has applied the change. */
  onChanged: () => void
}

const questions = {
  delete: {
    title: 'Confirm Deletion',
    questionOf: (name: string) =>
      `Delete the account of ${name}? Submissions, drafts and progress are erased. This action cannot be undone.`,
    confirmText: 'Delete user',
    look: 'danger',
    change: deleteUser,
  },
  unsuspend: {
    title: 'Let back in',
    questionOf: (name: string) => `${name} can sign in again with the password of before.`,
    confirmText: 'Let back in',
    look: 'primary',
    change: liftSuspension,
  },
  removeSecondFactor: {
    title: 'Remove the second factor',
    questionOf: (name: string) =>
      `${name} signs in with the password alone from now on. Make sure that it is really ${name} who asks.`,
    confirmText: 'Remove',
    look: 'danger',
    change: removeApp,
  },
  removePasskeys: {
    title: 'Remove all passkeys',
    questionOf: (name: string) =>
      `${name} signs in with a password or another account from now on, and no passkey is asked for. Sessions go on: sign out everywhere, too, if a device was lost.`,
    confirmText: 'Remove all passkeys',
    look: 'danger',
    change: removeKeys,
  },
  signOut: {
    title: 'Sign out everywhere',
    questionOf: (name: string) => `Every session of ${name} ends now, on all devices.`,
    confirmText: 'Sign out',
    look: 'danger',
    change: signOutUser,
  },
} as const

function QuestionDialog({
  act,
  user,
  onClose,
  onChanged,
}: UserDialogProps & { act: keyof typeof questions }) {
  const { title, questionOf, confirmText, look, change } = questions[act]
  const { mutate } = useUserChange(change, onChanged)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      question={questionOf(user.name)}
      confirmText={confirmText}
      look={look}
      onConfirm={() => mutate({ user })}
    />
  )
}
