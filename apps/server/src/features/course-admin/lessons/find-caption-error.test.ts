import { expect, test } from 'vitest'
import { findCaptionError } from './find-caption-error.ts'

const cue = '00:01.000 --> 00:04.000\nHello'

test.each([
  ['one cue', `WEBVTT\n\n${cue}`],
  [
    'a mark of the byte order, a title and the line ends of Windows',
    `\uFEFFWEBVTT - A film\r\n\r\n${cue}\r\n`,
  ],
  [
    'names, hours, settings and marks',
    `WEBVTT\n\nintro\n01:00:01.000 --> 100:00:04.000 line:0 align:start\n<v Ada>Hi</v>\n`,
  ],
  [
    'notes and styles',
    `WEBVTT\nKind: captions\n\nNOTE one --> two\n\nSTYLE\n::cue { color: red }\n\n${cue}\n\n\n\nNOTE\nend`,
  ],
  ['a cue without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:02.000 --> 00:03.000\nx'],
])('captions with %s are taken', (_, content) => {
  expect(findCaptionError(content)).toBeNull()
})

test.each([
  ['no head', cue, 'Captions must begin with a line that says WEBVTT'],
  ['another head', `WEBVTTX\n\n${cue}`, 'Captions must begin with a line that says WEBVTT'],
  [
    'no cue',
    'WEBVTT\n\nNOTE nothing yet',
    'Captions must hold at least one cue, such as 00:01.000 --> 00:04.000',
  ],
  ['a page of the web', '<!doctype html><p>Not found', 'Captions must begin with a line that says WEBVTT'],
  [
    'text that is no cue',
    `WEBVTT\n\n${cue}\n\nHello\nthere`,
    'Line 6: a cue needs times such as 00:01.000 --> 00:04.000',
  ],
  [
    'commas',
    'WEBVTT\n\n1\n00:00:01,000 --> 00:00:04,000\nHi',
    'Line 4: write the times as 00:01.000 --> 00:04.000, with points',
  ],
  [
    'sixty seconds',
    'WEBVTT\n\n00:60.000 --> 01:04.000\nHi',
    'Line 3: write the times as 00:01.000 --> 00:04.000, with points',
  ],
  [
    'no end',
    'WEBVTT\n\n00:01.000 -->\nHi',
    'Line 3: write the times as 00:01.000 --> 00:04.000, with points',
  ],
  [
    'an end before its beginning',
    `WEBVTT\n\n${cue}\n\n00:09.000 --> 00:08.000\nHi`,
    'Line 6: the cue must end after it begins',
  ],
  [
    'no time at all between',
    'WEBVTT\n\n00:09.000 --> 00:09.000\nHi',
    'Line 3: the cue must end after it begins',
  ],
  [
    'two cues without a line between',
    `WEBVTT\n\n${cue}\n${cue}`,
    'Line 5: an empty line must stand before the next cue',
  ],
])('captions with %s are refused by their line', (_, content, fault) => {
  expect(findCaptionError(content)).toBe(fault)
})

test('a long and senseless text is refused without much thought', () => {
  expect(findCaptionError(`WEBVTT\n\n${'00:01.000 --> '.repeat(28_000)}`)).toMatch(/^Line 3: /)
  expect(findCaptionError(`WEBVTT${' \t'.repeat(190_000)}\n\n${'\n'.repeat(10)}`)).toMatch(/at least one cue/)
})
