import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { CgroupDriver } from '../cgroup/box-cgroup.ts'
import { noCgroup } from '../cgroup/no-cgroup.ts'
import { hasEnded, readProcessTree } from '../cgroup/process-tree.ts'
import { makeIdlePrograms } from '../idle-programs.ts'
import { openMemoryFolder } from '../state/memory-folder.ts'
import { makeStateFolder, testLimits } from '../testing/test-box.ts'
import { makeWaitingQueue } from '../waiting-queue.ts'
import { makeSharedBoxFiles } from './shared-box-files.ts'
import { findTools } from './tools.ts'
import type { Slots } from './turn.ts'
import { openWarmBox, type WarmBox } from './warm-box.ts'

const state = await makeStateFolder()
const tools = await findTools()
const memory = await openMemoryFolder({ folder: state.folder, tools })
const sharedFiles = await makeSharedBoxFiles({ memory, tools, folders: [state.folder] })

afterAll(async () => {
  memory[Symbol.dispose]()
  await state[Symbol.asyncDispose]()
})

const open = (index: number, driver: CgroupDriver) =>
  openWarmBox({ index, driver, ...sharedFiles, devices: null })

const program = { argv: ['/bin/true'], folder: state.folder, seesHost: true, mounts: [] } as const
const streams = { stdin: new Uint8Array(), onStdout: () => {} }

const runIn = (warmBox: WarmBox, slots: Slots = makeWaitingQueue([0])) =>
  warmBox.run(
    { program, limits: testLimits, streams, signal: undefined },
    { slots, idle: makeIdlePrograms(), emptyBoxNs: 0 },
  )

test('a warm box whose process cannot join its cgroup is not opened, and the reason is told', async () => {
  const joinFile = `${state.folder}/there-is-no-such-cgroup`
  const driver: CgroupDriver = {
    ...noCgroup,
    makeGroup: (groupOwner) => ({
      ...noCgroup.makeGroup(groupOwner),
      open: async () => [`${joinFile}/cgroup.procs`],
    }),
  }

  await expect(open(0, driver)).rejects.toThrow(/could not be made ready.*there-is-no-such-cgroup/s)
})

test('a warm box gets ready before it is asked to run, and again after each run', async () => {
  let opened = 0
  const driver: CgroupDriver = {
    ...noCgroup,
    makeGroup: (groupOwner) => ({
      ...noCgroup.makeGroup(groupOwner),
      open: async () => {
        opened += 1
        return []
      },
    }),
  }
  await using warmBox = await open(1, driver)
  expect(opened).toBe(1)

  const facts = await runIn(warmBox)

  expect(facts.ending).toEqual({ kind: 'exited', exitCode: 0 })
  await expect.poll(() => opened).toBe(2)
})

test('a slot is free again only when nothing of the box is left', async () => {
  const line = makeWaitingQueue([0])
  let held = 0
  const slots: Slots = {
    ...line,
    take: async (signal) => {
      const slot = await line.take(signal)
      held += 1
      return slot
    },
    giveBack: (slot) => {
      held -= 1
      line.giveBack(slot)
    },
  }
  const looks = 20
  const heldWhileDying: number[] = []
  const driver: CgroupDriver = {
    ...noCgroup,
    makeGroup: (groupOwner) => ({
      ...noCgroup.makeGroup(groupOwner),
      open: async () => [],
      processes: () => [1, 2, 3],
      kill: () => {},
      isEmpty: () => heldWhileDying.push(held) >= looks,
    }),
  }
  const warmBox = await open(2, driver)

  await runIn(warmBox, slots)

  expect(heldWhileDying.slice(0, looks)).toEqual(Array(looks).fill(1))
  expect(held).toBe(0)
  await warmBox[Symbol.asyncDispose]()
})

test('a bubblewrap that is killed while it says something holds its warm box no longer than another', async () => {
  const bwrap = join(state.folder, 'interrupted')
  await writeFile(bwrap, '#!/bin/sh\nprintf \'{ "child-pid": 1\' >&3\nkill -KILL $$\n')
  await chmod(bwrap, 0o755)
  const tools = { ...sharedFiles.tools, bwrap }
  const warmBox = await openWarmBox({ index: 3, driver: noCgroup, ...sharedFiles, tools })

  const running = runIn(warmBox)

  await expect(running).rejects.toThrow('The box was not started: no reason was given')
  await warmBox[Symbol.asyncDispose]()
})

test('a warm box whose waiting process is killed while nobody runs anything makes itself ready anew', async () => {
  let launcherPid = (): number | null => null
  const driver: CgroupDriver = {
    ...noCgroup,
    makeGroup: (groupOwner) => {
      launcherPid = groupOwner.launcherPid
      return noCgroup.makeGroup(groupOwner)
    },
  }
  await using warmBox = await open(4, driver)
  const launcher = launcherPid() ?? 0
  const waiting = readProcessTree(launcher).at(-1)?.pid ?? 0
  expect(waiting).not.toBe(launcher)

  process.kill(waiting, 'SIGKILL')
  await expect.poll(() => hasEnded(launcher)).toBe(true)
  const facts = await runIn(warmBox)

  expect(facts.ending).toEqual({ kind: 'exited', exitCode: 0 })
})

/** A driver whose groups throw in the named methods while `isUnreadable` returns true. */
function unreadableDriver(names: readonly ('isEmpty' | 'processes')[], isUnreadable: () => boolean) {
  const readable = <Seen>(name: (typeof names)[number], seen: Seen): Seen => {
    if (isUnreadable() && names.includes(name)) throw new Error('EMFILE: too many open files')
    return seen
  }
  const driver: CgroupDriver = {
    ...noCgroup,
    makeGroup: (groupOwner) => {
      const group = noCgroup.makeGroup(groupOwner)
      return {
        ...group,
        isEmpty: () => readable('isEmpty', group.isEmpty()),
        processes: () => readable('processes', group.processes()),
      }
    },
  }
  return driver
}

test('a warm box whose group cannot be read for a while makes itself ready anew', async () => {
  let isUnreadable = false
  await using warmBox = await open(
    5,
    unreadableDriver(['isEmpty', 'processes'], () => isUnreadable),
  )

  isUnreadable = true
  await expect(runIn(warmBox)).rejects.toThrow('EMFILE')
  isUnreadable = false

  expect((await runIn(warmBox)).ending).toEqual({ kind: 'exited', exitCode: 0 })
})

test('a run counts although nobody can tell what it left, and the next one follows it', async () => {
  await using warmBox = await open(
    6,
    unreadableDriver(['processes'], () => true),
  )

  expect((await runIn(warmBox)).ending).toEqual({ kind: 'exited', exitCode: 0 })
  expect((await runIn(warmBox)).ending).toEqual({ kind: 'exited', exitCode: 0 })
})
