import { expect, test, vi } from 'vitest'
import { makeCertificateFiles } from './certificate-file.ts'

const row = {
  ...{ code: 'K7QD-3MXA-9FHT-WE4C', userId: 'ada', courseId: 'loops' },
  ...{ personName: 'Ada', courseName: 'Loops', mentor: 'Grace Hopper' },
  ...{ issuedAt: new Date('2026-11-22T10:00:00Z'), revokedAt: null },
}

test('a certificate is drawn once, for its page', async () => {
  const draw = vi.fn(async () => Buffer.from('file'))
  const fileOf = makeCertificateFiles('https://dojo.example.org', draw)

  const files = [await fileOf(row), await fileOf(row)]

  expect(files.map(String)).toEqual(['file', 'file'])
  expect(draw.mock.calls).toEqual([
    [{ ...row, address: 'https://dojo.example.org/certificate/K7QD-3MXA-9FHT-WE4C' }],
  ])
})

test('one that could not be drawn is tried again', async () => {
  const draw = vi.fn(async () => Buffer.from('file'))
  draw.mockRejectedValueOnce(new Error('No font.'))
  const fileOf = makeCertificateFiles('https://dojo.example.org', draw)

  await expect(fileOf(row)).rejects.toThrow('No font.')

  expect(String(await fileOf(row))).toBe('file')
})
