import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Lighthouse runs as a separate program: it is a large package that only this measurement needs, with its own lockfile here. */
export const lighthouseProgram = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')

/** Throws if npm cannot install it. */
export function installLighthouse(): void {
  if (existsSync(lighthouseProgram)) return
  console.log('Installing Lighthouse …')
  const npm = spawnSync('npm', ['ci', '--no-workspaces', '--ignore-scripts', '--loglevel=error'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (npm.status !== 0) throw new Error('"npm ci" failed in bench/pages; its reason is above.')
}
