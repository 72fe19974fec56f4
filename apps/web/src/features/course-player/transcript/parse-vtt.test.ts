import { expect, test } from 'vitest'
import { parseVtt } from './parse-vtt.ts'

test('the lines of captions come with their times and without their marks', () => {
  const cues = parseVtt(`WEBVTT - made by hand

NOTE this is nothing to read

1
00:01.000 --> 00:04.500 align:start
<v Meera>If a &lt; b,
move the <i>left</i> pointer.

01:02:03.250 --> 01:02:05.000
Done &amp; dusted.
`)

  expect(cues).toEqual([
    { from: 1, to: 4.5, text: 'If a < b, move the left pointer.' },
    { from: 3723.25, to: 3725, text: 'Done & dusted.' },
  ])
})

test('line ends of other systems, commas as in SubRip and empty lines are read, too', () => {
  const cues = parseVtt(
    'WEBVTT\r\n\r\n00:00:01,000 --> 00:00:02,000\r\nOne\r\n\r\n00:03.000 --> 00:04.000\r\n',
  )

  expect(cues).toEqual([{ from: 1, to: 2, text: 'One' }])
})

test('what is no caption file has no lines', () => {
  expect(parseVtt('<!doctype html>\n\n<p>Not found')).toEqual([])
})
