import type { Config } from '../../apps/server/src/config.ts'
import { paymentsWarning } from '../../apps/server/src/razorpay-settings.ts'
import type { SetUpResult } from './set-up.ts'

/** The URL of this installation on this machine. */
export function localAddress(config: Config): string {
  const isAnywhere = config.host === '0.0.0.0' || config.host === '::'
  const host = isAnywhere ? 'localhost' : config.host.includes(':') ? `[${config.host}]` : config.host
  return `http://${host}:${config.port}`
}

/** The message for the operator when everything runs. */
export function startupMessage(config: Config, passedMs: number): string[] {
  const warning = paymentsWarning(config)
  return [
    '',
    `CodeDojo runs on ${config.publicUrl}   (ready in ${(passedMs / 1000).toFixed(1)} s)`,
    `  data:   ${config.dataFolder}`,
    `  logs:   ${config.dataFolder}/logs`,
    '  stop:   Ctrl-C',
    ...(warning === null ? [] : ['', warning]),
    '',
  ]
}

/** Sign-in details of the first admin; printed once, when the account is created. */
export function adminLines({ firstAdmin }: SetUpResult): string[] {
  if (firstAdmin === null) return []
  const { email, password } = firstAdmin
  if (password === null) return [`First admin: ${email}, with the password you chose.`]
  return [`First admin: ${email}, password ${password}`, '  Note it now: it is shown only this once.']
}
