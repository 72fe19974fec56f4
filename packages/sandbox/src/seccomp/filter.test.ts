import { constants } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Box } from '../sandbox.ts'
import { runFilter } from '../testing/run-filter.ts'
import { compile, openTestSandbox, runInBox } from '../testing/test-box.ts'
import { deniedCalls, deniedUses } from './denied-calls.ts'
import { buildFilter } from './filter.ts'

const opened = await openTestSandbox(1)
const machine = process.arch === 'arm64' ? 'arm64' : 'x64'
let box: Box
let folder: string

beforeAll(async () => {
  box = await opened.sandbox.acquire()
  folder = await box.makeFolder()
  await compile('system-calls', folder)
})

afterAll(() => opened[Symbol.asyncDispose]())

/** Makes system calls in one box and returns how each ended, in order. */
async function callAll(calls: readonly (readonly [number, number, number, number?])[]): Promise<string[]> {
  const stdin = calls
    .map(([number, ...words]) => `${[number, ...words, 0, 0].slice(0, 4).join(' ')}\n`)
    .join('')
  const { stdout } = await runInBox(box, { argv: ['/box/system-calls'], folder, stdin })
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
}

describe('the filter', () => {
  test('refuses each call of the table in its own way', async () => {
    const calls = deniedCalls.flatMap((call) =>
      call[machine] === null ? [] : [{ ...call, number: call[machine] }],
    )

    const outcomes = await callAll(calls.map(({ number }) => [number, 0, 0] as const))

    const seen = Object.fromEntries(calls.map(({ name }, index) => [name, outcomes[index]]))
    expect(seen).toEqual(Object.fromEntries(calls.map(({ name, refusal }) => [name, refusal])))
  })

  test('refuses the uses of the table and no other use of the same call', async () => {
    const fcntl = deniedUses.find((use) => use.name === 'fcntl')?.[machine] ?? 0
    const ioctl = deniedUses.find((use) => use.name === 'ioctl')?.[machine] ?? 0

    const locks = await callAll([5, 6, 7, 36, 37, 38, 1024, 1026].map((use) => [fcntl, 0, use] as const))
    const typing = await callAll([0x5412, 0x541c].map((use) => [ioctl, 0, use] as const))
    const use = (name: string) => deniedUses.find((each) => each.name === name)?.[machine] ?? 0
    const pages = await callAll(
      [12, 21, 25, 100, 101].map((advice) => [use('madvise'), 0, 0, advice] as const),
    )
    const otherPages = await callAll([[use('madvise'), 0, 0, 4]])
    const merging = await callAll([[use('prctl'), 67, 1]])
    const harmless = await callAll([1, 3].map((use) => [fcntl, 0, use] as const))
    const otherIoctl = await callAll([[ioctl, 0, 0x5401]])

    expect(new Set([...locks, ...typing, ...pages, ...merging])).toEqual(new Set(['EPERM']))
    expect(otherPages).toEqual(['done'])
    expect(harmless).toEqual(['done', 'done'])
    expect(otherIoctl).toEqual(['ENOTTY'])
  })

  test.runIf(machine === 'x64').each(['32-bit', 'x32'])(
    'kills a program that calls the %s table',
    async (table) => {
      const facts = await runInBox(box, { argv: ['/box/system-calls', table], folder })

      // A kernel without this call table kills the program itself.
      const signal = expect.stringMatching(/^SIG(SYS|SEGV)$/)
      expect(facts).toMatchObject({ ending: { kind: 'signalled', signal }, stdout: '' })
    },
  )

  test.each([
    ['x64', 0xc000_003e],
    ['arm64', 0xc000_00b7],
  ] as const)(
    'for %s answers each number as the table says, and kills on another architecture',
    (name, own) => {
      const filter = buildFilter(name)
      const answerTo = (number: number, architecture: number = own, first = 1, second = 0) =>
        runFilter(filter, { number, architecture, arguments: [first, second, 0, 0, 0, 0] })
      const refusalOf = new Map(deniedCalls.map((call) => [call[name], constants.errno[call.refusal]]))

      for (let number = 0; number < 1000; number += 1) {
        const refusal = refusalOf.get(number)
        expect(answerTo(number), `call ${number}`).toBe(refusal ? 0x0005_0000 | refusal : 0x7fff_0000)
      }
      const clone = deniedUses.find((use) => use.name === 'clone')?.[name] ?? 0
      expect(answerTo(clone, own, 0x1000_0000)).toBe(0x0005_0000 | constants.errno.EPERM)
      expect(answerTo(clone, own, 0x0000_0100)).toBe(0x7fff_0000)
      expect(answerTo(0, 0x4000_0003)).toBe(0x8000_0000)
    },
  )
})
