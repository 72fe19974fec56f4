import { afterEach, expect, test } from 'vitest'
import { actionOfKey } from './player-keys.ts'

afterEach(() => document.body.replaceChildren())

function pressed(key: string, { on = 'body', ...more }: { on?: string; ctrlKey?: boolean } = {}) {
  document.body.innerHTML = `
    <div data-player><input type="range"><button id="mute">Mute</button></div>
    <input type="search"><select></select><a href="/x">x</a>
    <div role="dialog"><p id="said">Done</p></div>`
  const target = document.querySelector(on)
  return actionOfKey({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    target,
    ...more,
  })
}

test.each([
  [' ', { kind: 'toggle' }],
  ['k', { kind: 'toggle' }],
  ['K', { kind: 'toggle' }],
  ['ArrowLeft', { kind: 'seekBy', seconds: -5 }],
  ['ArrowRight', { kind: 'seekBy', seconds: 5 }],
  ['j', { kind: 'seekBy', seconds: -10 }],
  ['l', { kind: 'seekBy', seconds: 10 }],
  ['m', { kind: 'mute' }],
  ['c', { kind: 'captions' }],
  ['f', { kind: 'fullscreen' }],
  ['<', { kind: 'speed', step: -1 }],
  ['>', { kind: 'speed', step: 1 }],
  ['0', { kind: 'seekToShare', share: 0 }],
  ['7', { kind: 'seekToShare', share: 0.7 }],
  ['x', null],
])('%s on the page means %j', (key, act) => {
  expect(pressed(key)).toEqual(act)
})

test('no key means anything in a field, in a dialog or with a modifier', () => {
  expect(['input[type=search]', 'select', '#said'].map((on) => pressed('k', { on }))).toEqual([
    null,
    null,
    null,
  ])
  expect(pressed('f', { ctrlKey: true })).toBeNull()
})

test('space presses the button that has the focus', () => {
  expect([pressed(' ', { on: '#mute' }), pressed(' ', { on: 'a' })]).toEqual([null, null])
  expect(pressed('k', { on: '#mute' })).toEqual({ kind: 'toggle' })
})

test('up and down change the volume in the player and scroll elsewhere; the seek bar moves by the keys of the player', () => {
  expect(pressed('ArrowUp')).toBeNull()
  expect(pressed('ArrowUp', { on: '#mute' })).toEqual({ kind: 'volumeBy', share: 0.05 })
  expect(pressed('ArrowRight', { on: 'input[type=range]' })).toEqual({ kind: 'seekBy', seconds: 5 })
})
