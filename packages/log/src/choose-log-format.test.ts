import { expect, test } from 'vitest'
import { chooseLogFormat } from './choose-log-format.ts'

const plain = { format: null, isService: false, isContainer: false, isTerminal: false }

test.each([
  ['a file or a pipe on a machine', {}, 'text'],
  ['a service of systemd', { isService: true }, 'json'],
  ['a container', { isContainer: true }, 'json'],
  ['a terminal of a container', { isContainer: true, isTerminal: true }, 'text'],
  ['a terminal that a service has opened', { isService: true, isTerminal: true }, 'text'],
  ['text that was asked for in a container', { format: 'text', isContainer: true }, 'text'],
  ['JSON that was asked for at a terminal', { format: 'json', isTerminal: true }, 'json'],
] as const)('%s gets the format %o', (_, change, format) => {
  const { isContainer, isTerminal, ...settings } = { ...plain, ...change }

  expect(chooseLogFormat(settings, { isContainer, isTerminal })).toBe(format)
})
