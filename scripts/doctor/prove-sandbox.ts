import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSandbox, proveSandbox } from '@codedojo/sandbox'

// As root every warm box has its own user, who must be able to reach the folder.
const above = process.getuid?.() === 0 ? '/var/lib/codedojo' : tmpdir()
await mkdir(above, { recursive: true, mode: 0o755 })
const stateFolder = await mkdtemp(join(above, 'doctor-'))
await chmod(stateFolder, 0o711)
try {
  await using sandbox = await openSandbox({ slotCount: 1, stateFolder })
  console.log(JSON.stringify({ mode: sandbox.mode, checks: await proveSandbox(sandbox) }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(stateFolder, { recursive: true, force: true })
}
