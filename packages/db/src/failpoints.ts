import { logOf } from '@codedojo/log'

/**
 * Places in the programs where a test of durability ends or stops the process, as a power cut or a debugger would. They
 * do nothing unless a setting names them.
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

/** One word of the setting: name, signal, and at which passing of the place, the first when it is left out. */
export const failpointsPattern = new RegExp(
  `^((${failpointNames.join('|')}):(SIGKILL|SIGSTOP)(:[1-9]\\d*)?(,(?!$)|$))*$`,
)

type Signal = 'SIGKILL' | 'SIGSTOP'

const armed = new Map<string, { readonly signal: Signal; passingsLeft: number }>()

/** Arms what the setting names; it matches `failpointsPattern`. Says so, because a process that is armed will die. */
export function armFailpoints(setting: string): void {
  for (const word of setting.split(',').filter(Boolean)) {
    const [name = '', signal, passing = '1'] = word.split(':')
    armed.set(name, {
      signal: signal === 'SIGSTOP' ? 'SIGSTOP' : 'SIGKILL',
      passingsLeft: Number(passing),
    })
  }
  if (armed.size > 0) logOf('failpoints').warn(`this process will be hit at: ${setting}`)
}

/** The process passes this place; it goes no further when the place is armed and this is the passing that was named. */
export function passFailpoint(name: FailpointName): void {
  const point = armed.get(name)
  if (!point || --point.passingsLeft > 0) return
  armed.delete(name)
  process.kill(process.pid, point.signal)
}

/** Long enough for what was just started to be under way, short against a compilation. */
const soonMs = 100

/** The same while what has just been started is under way. */
export function passFailpointSoon(name: FailpointName): void {
  if (armed.has(name)) setTimeout(() => passFailpoint(name), soonMs)
}
