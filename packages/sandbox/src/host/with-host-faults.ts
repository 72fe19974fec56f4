import { findTools } from '../box/tools.ts'
import { SandboxError } from '../sandbox-error.ts'
import { findHostFaults } from './find-host-faults.ts'
import { readHostFacts } from './host-facts.ts'

/**
 * Adds to a failure of the sandbox what this host, or the engine of this container, does not grant, each with its cure; returns any
 * other error unchanged, and a failure for which nothing is missing.
 */
export async function withHostFaults(error: unknown): Promise<unknown> {
  if (!(error instanceof SandboxError)) return error
  const faults = await findTools()
    .then(readHostFacts)
    .then(findHostFaults)
    .catch(() => [])
  if (faults.length === 0) return error
  const listed = faults.map(({ fault, cure }, index) => `(${index + 1}) ${fault}. ${cure}.`)
  return new SandboxError(`${error.message} Boxes lack here: ${listed.join(' ')}`, { cause: error })
}
