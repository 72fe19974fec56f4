import { expect, test, vi } from 'vitest'
import { makeCertificateFiles } from './certificate-file.ts'

let site = 'Hill College'
const row = {
  ...{ code: 'K7QD-3MXA-9FHT-WE4C', userId: 'ada', courseId: 'loops' },
  ...{ personName: 'Ada', courseName: 'Loops', mentor: 'Grace Hopper' },
  ...{ issuedAt: new Date('2026-11-22T10:00:00Z'), revokedAt: null },
}

test('a certificate is drawn once, for its page', async () => {
  const draw = vi.fn(async () => Buffer.from('file'))
  const fileOf = makeCertificateFiles({ publicUrl: 'https://dojo.example.org', site: () => site }, draw)

  const files = [await fileOf(row), await fileOf(row)]

  expect(files.map(String)).toEqual(['file', 'file'])
  expect(draw.mock.calls).toEqual([
    [{ ...row, address: 'https://dojo.example.org/certificate/K7QD-3MXA-9FHT-WE4C', site }],
  ])
})

test('it is drawn anew once the installation has another name', async () => {
  const draw = vi.fn(async ({ site: name }: { readonly site: string }) => Buffer.from(name))
  const fileOf = makeCertificateFiles({ publicUrl: 'https://dojo.example.org', site: () => site }, draw)
  await fileOf(row)

  site = 'Hill and Dale College'

  expect(String(await fileOf(row))).toBe('Hill and Dale College')
})

test('one that could not be drawn is tried again', async () => {
  const draw = vi.fn(async () => Buffer.from('file'))
  draw.mockRejectedValueOnce(new Error('No font.'))
  const fileOf = makeCertificateFiles({ publicUrl: 'https://dojo.example.org', site: () => site }, draw)

  await expect(fileOf(row)).rejects.toThrow('No font.')

  expect(String(await fileOf(row))).toBe('file')
})
