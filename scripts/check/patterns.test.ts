import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = dirname(dirname(import.meta.dirname))

/** The lines of this code about which a rule of scripts/check/patterns complains. */
async function linesToldBy(rule: string, code: string): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-patterns-'))
  try {
    const plugin = join(import.meta.dirname, 'patterns', `${rule}.grit`)
    const config = { plugins: [plugin], linter: { rules: { preset: 'none' } }, formatter: { enabled: false } }
    await writeFile(join(folder, 'biome.json'), JSON.stringify(config))
    await writeFile(join(folder, 'code.ts'), code)
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const words = [biome, 'lint', '--colors=off', '.']
    const told = await promisify(execFile)(process.execPath, words, { cwd: folder }).catch(
      ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => ({
        stdout,
        stderr,
      }),
    )
    return Array.from(`${told.stdout}${told.stderr}`.matchAll(/code\.ts:(\d+):\d+ plugin/g), ([, line]) =>
      Number(line),
    ).toSorted()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('keys of queries that are typed by hand are told', async () => {
  const code =
    "const a = { queryKey: ['x', 1] }\nconst b = { mutationKey: ['y'] }\nconst c = { queryKey: [a, 'x'] }\n"

  expect(await linesToldBy('keys-of-queries', code)).toEqual([1, 2])
})

test('a format of dates that is made when a file is loaded is told, one that is made when it is used is not', async () => {
  const code =
    "export const a = new Intl.DateTimeFormat('en')\nexport const b = () => new Intl.DateTimeFormat('en')\nexport function c() {\n  return new Intl.DateTimeFormat('en')\n}\n"

  expect(await linesToldBy('late-date-formats', code)).toEqual([1])
})

test('numbers and days that become words by themselves are told', async () => {
  const code =
    "export const a = (n: number) => n.toLocaleString('en')\nexport const b = (n?: Date) => n?.toLocaleString()\nexport const c = (n: number) => String(n)\n"

  expect(await linesToldBy('words-of-numbers', code)).toEqual([1, 2])
})
