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
 * The words that start the judge. Enforcing limits needs root or control groups of one's own;
 * systemd lends them to an ordinary user for the life of a scope. Without either the judge itself refuses, with the cure.
 */
export function judgeCommand(entry: string): readonly [string, ...string[]] {
  const needsScope = process.getuid?.() !== 0 && canDelegate()
  return needsScope ? [...delegated, process.execPath, entry] : [process.execPath, entry]
}

function canDelegate(): boolean {
  const [command, ...words] = delegated
  return spawnSync(command, [...words, 'true'], { stdio: 'ignore', timeout: 5_000 }).status === 0
}
