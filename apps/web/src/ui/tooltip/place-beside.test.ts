import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const window = { width: 400, height: 300 }
const size = { width: 100, height: 20 }
const button = { left: 180, top: 140, width: 40, height: 30 }

test.each([
  ['bottom', { left: 150, top: 176 }],
  ['top', { left: 150, top: 114 }],
  ['left', { left: 74, top: 145 }],
  ['right', { left: 226, top: 145 }],
] as const)('stands in the middle of the %s side', (side, place) => {
  expect(placeBeside({ anchor: button, size, window, side })).toEqual(place)
})

test('goes to the other side where this one has no room', () => {
  const low = { ...button, top: 260 }

  expect(placeBeside({ anchor: low, size, window, side: 'bottom' })).toEqual({ left: 150, top: 234 })
})

test('stays on its side where the other one has no room either', () => {
  const tall = { ...size, height: 250 }

  expect(placeBeside({ anchor: button, size: tall, window, side: 'bottom' }).top).toBe(42)
})

test.each([
  ['left', 0, 8],
  ['right', 380, 292],
] as const)('keeps clear of the %s edge of the window', (_, left, place) => {
  const anchor = { ...button, left, width: 20 }

  expect(placeBeside({ anchor, size, window, side: 'bottom' }).left).toBe(place)
})

test('begins at the edge when it is wider than the window', () => {
  const wide = { ...size, width: 600 }

  expect(placeBeside({ anchor: button, size: wide, window, side: 'bottom' }).left).toBe(8)
})
