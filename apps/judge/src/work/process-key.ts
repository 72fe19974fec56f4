import { readlinkSync } from 'node:fs'
import { isOwnerAlive, makeProcessKey } from '@codedojo/sandbox'

/**
 * Tells this process from every other, on this machine and on others. Inside a container process numbers mean something
 * else than outside, so the namespace of the numbers is a part of the key.
 */
export function processKeyHere(): string {
  return `${namespaceOfNumbers()} ${makeProcessKey()}`
}

/** Whether the process is known to have ended; of one that cannot be seen from here nothing is known. */
export function hasEndedHere(key: string): boolean {
  const [namespace = '', process = ''] = key.split(' ')
  if (namespace !== namespaceOfNumbers() || bootOf(process) !== bootOf(makeProcessKey())) return false
  return isOwnerAlive(process) === false
}

function namespaceOfNumbers(): string {
  return readlinkSync('/proc/self/ns/pid')
}

function bootOf(process: string): string {
  return process.split('-')[0] ?? ''
}
