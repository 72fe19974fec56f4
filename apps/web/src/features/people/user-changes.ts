import {
  deleteProfile,
  type ManagedUser,
  type ResponseOf,
  type Role,
  removePasskeys,
  removeSecondFactor,
  signOutEverywhere,
  silencePerson,
  suspendUser,
  unsuspendUser,
  updateUser,
} from '@codedojo/contract'
import { callApi } from '../../lib/api/api.ts'
import { silenceText } from '../../shared/accounts/silence-durations.ts'

/** One mutation on a user, with its success and failure messages. */
export interface UserChange<Input extends { user: ManagedUser }, Answer = unknown> {
  readonly run: (input: Input) => Promise<Answer>
  readonly doneText: (input: Input, answer: Answer) => string
  readonly failedText: string
}

const idOf = ({ user }: { user: ManagedUser }) => ({ params: { id: user._id } })

export const changeRole: UserChange<{ user: ManagedUser; role: Role }> = {
  run: ({ user, role }) => callApi(updateUser, { ...idOf({ user }), body: { role } }),
  doneText: () => 'Role updated successfully!',
  failedText: 'Failed to update role.',
}

export const suspend: UserChange<{ user: ManagedUser; reason: string }> = {
  run: ({ user, reason }) => callApi(suspendUser, { ...idOf({ user }), body: { reason } }),
  doneText: ({ user }) => `${user.name} is suspended and signed out.`,
  failedText: 'Failed to suspend the user.',
}

/** 0 minutes ends the silence. */
export const silence: UserChange<{ user: ManagedUser; minutes: number }, ResponseOf<typeof silencePerson>> = {
  run: ({ user, minutes }) => callApi(silencePerson, { ...idOf({ user }), body: { minutes } }),
  doneText: ({ user }, { silencedUntil }) => silenceText(user.name, silencedUntil),
  failedText: 'Failed to change who may write in rooms.',
}

export const liftSuspension: UserChange<{ user: ManagedUser }> = {
  run: (input) => callApi(unsuspendUser, idOf(input)),
  doneText: ({ user }) => `${user.name} can sign in again.`,
  failedText: 'Failed to let the user back in.',
}

export const removeApp: UserChange<{ user: ManagedUser }> = {
  run: (input) => callApi(removeSecondFactor, idOf(input)),
  doneText: ({ user }) => `The password of ${user.name} alone signs in now.`,
  failedText: 'Failed to remove the second factor.',
}

export const removeKeys: UserChange<{ user: ManagedUser }> = {
  run: (input) => callApi(removePasskeys, idOf(input)),
  doneText: ({ user }) => `${user.name} has no passkeys any more.`,
  failedText: 'Failed to remove the passkeys.',
}

export const signOutUser: UserChange<{ user: ManagedUser }> = {
  run: (input) => callApi(signOutEverywhere, idOf(input)),
  doneText: ({ user }) => `${user.name} is signed out everywhere.`,
  failedText: 'Failed to sign the user out.',
}

export const deleteUser: UserChange<{ user: ManagedUser }> = {
  run: (input) => callApi(deleteProfile, idOf(input)),
  doneText: ({ user }) => `The account of ${user.name} is deleted.`,
  failedText: 'Failed to delete the user.',
}
