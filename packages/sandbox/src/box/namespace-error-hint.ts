import { SandboxError } from '../sandbox-error.ts'

const refusals = [
  /unshare failed: (Operation not permitted|No space left on device)/,
  /Creating new namespace failed/,
  /No permissions to creat\w+ new namespace/,
  /setting up uid map: Permission denied/,
  /Can't mount proc/i,
]

const cure =
  'The system does not allow new namespaces. Raise "user.max_user_namespaces" and, on Ubuntu 24.04 and newer, set ' +
  '"kernel.apparmor_restrict_unprivileged_userns" to 0, both with sysctl.'

/** Adds the remedy if the error is a refused namespace; returns any other error unchanged. */
export function withNamespaceHint(error: unknown): unknown {
  if (!(error instanceof SandboxError) || !refusals.some((refusal) => refusal.test(error.message)))
    return error
  return new SandboxError(`${error.message} ${cure}`, { cause: error })
}
