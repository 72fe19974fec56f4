import { spawnSync } from 'node:child_process'

const delegated = [
  'systemd-run',
  '--user',
  '--scope',
  '--quiet',
  '--collect',
  '-p',
  'Delegate=yes',
  '--',
] as const

/**
 * The command that starts the judge. Enforcing limits requires root or delegated control groups; for an ordinary user, systemd
 * can provide these in a scope. Without either, the judge refuses to work and names the remedy.
 */
export function judgeCommand(entry: string): readonly [string, ...string[]] {
  const needsScope = process.getuid?.() !== 0 && canDelegate()
  return needsScope ? [...delegated, process.execPath, entry] : [process.execPath, entry]
}

function canDelegate(): boolean {
  const [command, ...words] = delegated
  return spawnSync(command, [...words, 'true'], { stdio: 'ignore', timeout: 5_000 }).status === 0
}
