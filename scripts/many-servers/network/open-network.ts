import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

// How it works: each machine is a network namespace with one cable (a veth pair) to a bridge, as in a small rack. The test itself is
// on the bridge, too, and so are its learners. A cut cable loses packets silently, as in life: nobody is told that a connection is over.
//
//   learners ── bridge ─┬─ machine 1
//                       ├─ machine 2
//                       └─ …

/** A machine of its own as far as the network is concerned. */
export interface Machine {
  readonly name: string
  readonly address: string
  /** Words before a command that run it there. */
  readonly inside: readonly string[]
  /** Pulls the cable out. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
}

export interface Network extends AsyncDisposable {
  readonly addMachine: (name: string) => Promise<Machine>
}

const run = promisify(execFile)
const ip = (...words: string[]) => run('ip', words)

/** Makes an empty network; needs root. Disposing of it removes all that was made. */
export async function openNetwork(): Promise<Network> {
  // Names of interfaces have at most 15 characters.
  const own = `cd${process.pid}`
  const bridge = `${own}b`
  const subnet = `10.213.${process.pid % 250}`
  const machines: string[] = []
  await ip('link', 'add', bridge, 'type', 'bridge')
  await ip('addr', 'add', `${subnet}.1/24`, 'dev', bridge)
  await ip('link', 'set', bridge, 'up')
  return {
    addMachine: async (name) => {
      const number = machines.length + 2
      const [namespace, cable] = [`${own}-${number}`, `${own}v${number}`]
      machines.push(namespace)
      await ip('netns', 'add', namespace)
      await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
      await ip('link', 'set', cable, 'master', bridge, 'up')
      for (const device of ['lo', 'eth0']) await ip('-n', namespace, 'link', 'set', device, 'up')
      await ip('-n', namespace, 'addr', 'add', `${subnet}.${number}/24`, 'dev', 'eth0')
      return {
        name,
        address: `${subnet}.${number}`,
        // Not "ip netns exec", which gives a program another /sys, in which a judge finds no control groups.
        inside: ['nsenter', `--net=/run/netns/${namespace}`],
        // The end in the bridge stays up: taken down at one end, the other end would learn of it.
        cut: async () => void (await ip('link', 'set', cable, 'nomaster')),
        mend: async () => void (await ip('link', 'set', cable, 'master', bridge)),
      }
    },
    [Symbol.asyncDispose]: async () => {
      for (const namespace of machines) await ip('netns', 'del', namespace)
      await ip('link', 'del', bridge)
    },
  }
}
