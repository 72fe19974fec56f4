import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Language, languages } from '@codedojo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxFolder, toolchainFolder } from './data-paths.ts'
import { type OpenJudge, openJudge } from './open-judge.ts'
import { judgeExample } from './testing/test-judge.ts'

// The test fills a disk of its own, and mounting one requires root.
const isRoot = process.geteuid?.() === 0
const mebibyte = 1024 * 1024
// Enough for the source files but not for the compiler's output.
const hardlyAny = 8 * 1024
const run = promisify(execFile)

let disk: string
let judge: OpenJudge
let ballast: AsyncDisposable

beforeAll(async () => {
  if (!isRoot) return
  disk = await mkdtemp(join(tmpdir(), 'codedojo-disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', disk])
  await chmod(disk, 0o755)
  judge = await openJudge({
    slotCount: 1,
    stateFolder: join(disk, 'sandbox'),
    toolchainFolder: toolchainFolder(sandboxFolder(disk)),
  })
  // The memory of boxes holds 2 GiB. What judging needs of it stays free, so that each test has only this much to fill.
  ballast = await fill(memory(), 128 * mebibyte, 'ballast')
}, 120_000)

afterAll(async () => {
  if (!isRoot) return
  await ballast[Symbol.asyncDispose]()
  await judge[Symbol.asyncDispose]()
  await run('umount', [disk])
  await rm(disk, { recursive: true })
})

const additions = {
  cpp: '#include <bits/stdc++.h>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b << std::endl; }\n',
  java: 'import java.util.*;\nclass Sum { public static void main(String[] a) { var in = new Scanner(System.in); System.out.println(in.nextInt() + in.nextInt()); } }\n',
  python: 'print(sum(map(int, input().split())))\n',
  javascript:
    'const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number)\nconsole.log(a + b)\n',
} as const satisfies Record<Language, string>

/** Fills the disk of a folder until only `freeBytes` are free; disposing frees the space again. */
async function fill(folder: string, freeBytes: number, name = 'filler') {
  const path = join(folder, name)
  const file = await open(path, 'w')
  const block = Buffer.alloc(mebibyte)
  const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'
  let written = 0
  for (;;) {
    const done = await file.write(block).catch((error: unknown) => {
      if (isFull(error)) return null
      throw error
    })
    if (done === null) break
    written += done.bytesWritten
  }
  await file.truncate(Math.max(0, written - freeBytes))
  await file.close()
  return { [Symbol.asyncDispose]: () => rm(path) }
}

const statusOf = async (language: Language, code: string) =>
  (await judgeExample(judge, { language, code })).status

const memory = () => dirname(judge.sandbox.systemFolder)

describe.runIf(isRoot).each(languages)('in %s', (language) => {
  const codeFor = (word: string) => `${additions[language]}${language === 'python' ? '#' : '//'} ${word}\n`

  test('a full disk changes nothing: what is judged lies in memory', async () => {
    await using _full = await fill(disk, 0)

    expect(await statusOf(language, codeFor('disk'))).toBe('Accepted')
  })

  test('full memory costs no verdict, and the program is judged when there is room', async () => {
    const code = codeFor('memory')
    {
      await using _full = await fill(memory(), 0)
      await expect(statusOf(language, code)).rejects.toThrow('ENOSPC')
    }

    expect(await statusOf(language, code)).toBe('Accepted')
  })

  test('memory with hardly any room gives the right verdict or none', async () => {
    await using _full = await fill(memory(), hardlyAny)

    const ended = await statusOf(language, codeFor('hardly')).catch((error: unknown) => error)

    expect(ended === 'Accepted' || ended instanceof Error).toBe(true)
  })
})
