import { expect, test } from 'vitest'
import { SandboxError } from '../sandbox-error.ts'
import { withNamespaceHint } from './namespace-error-hint.ts'

test.each([
  'The launcher ended: unshare: unshare failed: Operation not permitted',
  'The launcher ended: unshare: unshare failed: No space left on device',
  'The box was not started: bwrap: Creating new namespace failed: nesting depth or limit exceeded (ENOSPC)',
  'The box was not started: bwrap: No permissions to create new namespace, likely because the kernel does not allow it',
  'The box was not started: bwrap: setting up uid map: Permission denied',
])('"%s" comes with its cure', (message) => {
  const error = withNamespaceHint(new SandboxError(message))

  expect(error).toBeInstanceOf(SandboxError)
  expect(String(error)).toContain(message)
  expect(String(error)).toContain('user.max_user_namespaces')
})

test('any other failure stays as it is', () => {
  const others = [
    new SandboxError('The launcher ended.'),
    new Error('unshare failed: Operation not permitted'),
    'text',
  ]

  for (const other of others) expect(withNamespaceHint(other)).toBe(other)
})
