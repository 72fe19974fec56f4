import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'

const lookMs = 2000
const maxLooks = 30
/** CPU utilisation over all processors. */
const quietShare = 0.15

/** Waits until this machine is nearly idle, at most a minute: programs that were just started are still busy. */
export async function waitUntilIdle(): Promise<void> {
  for (let looks = 0; looks < maxLooks; looks++) {
    const before = usedMs()
    await setTimeout(lookMs)
    const after = usedMs()
    if (after.busy - before.busy < quietShare * (after.all - before.all)) return
  }
}

function usedMs(): { busy: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  const all = times.reduce((sum, each) => sum + each.user + each.nice + each.sys + each.irq + each.idle, 0)
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all }
}
