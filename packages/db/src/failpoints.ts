import { logOf } from '@codedojo/log'

/**
 * Places in the programs where a durability test kills or stops the process, as a power cut or a debugger would. They do nothing
 * unless a setting names them.
 */
export const failpointNames = [
  'submit-before-commit',
  'submit-before-reply',
  'job-claimed',
  'job-compiling',
  'case-running',
  'verdict-known',
  'verdict-committed',
  'rejudge-applying',
  'order-before-provider',
  'order-after-provider',
  'payment-before-commit',
  'payment-before-reply',
  'refund-after-provider',
] as const
export type FailpointName = (typeof failpointNames)[number]

/** One entry of the setting: name, signal, and the count of the passing at which it fires (default: the first). */
export const failpointsPattern = new RegExp(
  `^((${failpointNames.join('|')}):(SIGKILL|SIGSTOP)(:[1-9]\\d*)?(,(?!$)|$))*$`,
)

type Signal = 'SIGKILL' | 'SIGSTOP'

const armed = new Map<string, { readonly signal: Signal; passingsLeft: number }>()

/**
 * Arms the failpoints named in the setting, which must match `failpointsPattern`. Logs a warning, because the process will die.
 */
export function armFailpoints(setting: string): void {
  for (const word of setting.split(',').filter(Boolean)) {
    const [name = '', signal, passing = '1'] = word.split(':')
    armed.set(name, {
      signal: signal === 'SIGSTOP' ? 'SIGSTOP' : 'SIGKILL',
      passingsLeft: Number(passing),
    })
  }
  if (armed.size > 0) logOf('failpoints').warn(`armed failpoints: ${setting}`)
}

/** Passes a failpoint; if it is armed and this is the passing that was named, the signal is sent here. */
export function passFailpoint(name: FailpointName): void {
  const point = armed.get(name)
  if (!point || --point.passingsLeft > 0) return
  armed.delete(name)
  process.kill(process.pid, point.signal)
}

/** Long enough for an operation that was just started to be in progress, but short compared with a compilation. */
const soonMs = 100

/** Passes a failpoint a moment later, while the operation that was just started is in progress. */
export function passFailpointSoon(name: FailpointName): void {
  if (armed.has(name)) setTimeout(() => passFailpoint(name), soonMs)
}
