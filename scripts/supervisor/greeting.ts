import type { Config } from '../../apps/server/src/config.ts'
import type { SetUpResult } from './set-up.ts'

/** Where this installation is reached from this machine. */
export function localAddress(config: Config): string {
  const isAnywhere = config.host === '0.0.0.0' || config.host === '::'
  const host = isAnywhere ? 'localhost' : config.host.includes(':') ? `[${config.host}]` : config.host
  return `http://${host}:${config.port}`
}

/** What the operator reads when everything runs. */
export function greeting(config: Config, setUp: SetUpResult, passedMs: number): string[] {
  return [
    '',
    `CodeDojo runs on ${config.publicUrl}   (ready in ${(passedMs / 1000).toFixed(1)} s)`,
    `  data:   ${config.dataFolder}`,
    `  logs:   ${config.dataFolder}/logs`,
    ...adminLines(setUp),
    '  stop:   Ctrl-C',
    '',
  ]
}

function adminLines({ admin }: SetUpResult): string[] {
  if (admin === null) return []
  if (admin.password === null) return [`  admin:  ${admin.email}`]
  return [
    `  admin:  ${admin.email}`,
    `          password "${admin.password}" – shown this once, so note it now`,
  ]
}
