import { expect, test } from 'vitest'
import { readCaptionFile } from './read-caption-file.ts'

const vtt = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello'

test('a WebVTT file is taken as it is, without its mark of byte order', async () => {
  expect(await readCaptionFile(new File([`\uFEFF${vtt}`], 'intro.en.vtt'))).toEqual({ kind: 'captions', vtt })
})

test('an SRT file becomes WebVTT, whatever ends its lines', async () => {
  const srt = [
    '1',
    '0:00:01,000 --> 00:00:04,250',
    'Hello, 1,5 times',
    '',
    '2',
    '00:00:05,000 --> 00:00:06,000 X1:1',
    'There',
    '',
  ]

  expect(await readCaptionFile(new File([srt.join('\r\n')], 'intro.srt'))).toEqual({
    kind: 'captions',
    vtt: [
      'WEBVTT',
      '',
      '1',
      '00:00:01.000 --> 00:00:04.250',
      'Hello, 1,5 times',
      '',
      '2',
      '00:00:05.000 --> 00:00:06.000',
      'There',
      '',
    ].join('\n'),
  })
})

test.each([
  ['bytes that are no text', new Uint8Array([0, 0, 0, 24, 102, 116, 255]), 'is not a text in UTF-8'],
  ['a text with NUL', 'WEBVTT\0', 'is not a text in UTF-8'],
  ['another text', 'Dear diary', 'holds no captions'],
  ['more than captions can be', new Uint8Array(1_600_001), 'is too large for captions'],
])('%s is refused by the name of its file', async (_, content, reason) => {
  const found = await readCaptionFile(new File([content], 'film.vtt'))

  expect(found).toEqual({
    kind: 'refused',
    message: `“film.vtt” ${reason}. Choose a WebVTT (.vtt) or SRT file.`,
  })
})
