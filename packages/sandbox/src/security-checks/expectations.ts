import type { LimitName } from '../sandbox.ts'
import type { Expectation } from './run-check-program.ts'

export const allOf =
  (expectations: readonly Expectation[]): Expectation =>
  (seen) =>
    expectations.map((expect) => expect(seen)).find((fault) => fault !== null) ?? null

/** A line of /proc/self/status, as printed by the program, has the expected value. */
export const hasStatus =
  (field: string, wanted: RegExp): Expectation =>
  ({ stdout }) => {
    const value = new RegExp(`^${field}:\\s*(.*)$`, 'm').exec(stdout)?.[1] ?? 'not reported'
    return wanted.test(value) ? null : `${field} is ${value}`
  }

export const printsNothing: Expectation = ({ stdout }) =>
  stdout === '' ? null : `The program saw: ${stdout.trim().slice(0, 200)}`

export const hitsLimit =
  (limit: LimitName): Expectation =>
  ({ facts }) =>
    facts.limitHit === limit
      ? null
      : `The ${limit} limit was not hit but ${facts.limitHit === null ? 'none' : `the ${facts.limitHit} limit`}`

export const usesCpu: Expectation = ({ facts }) =>
  facts.cpuMs > 0 ? null : 'A busy program used no CPU time'

export const leavesNoProcess: Expectation = ({ alive }) =>
  alive.length === 0 ? null : `The processes ${alive.join(', ')} are alive`

const ownNames = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'OPENBLAS_NUM_THREADS', 'PWD']

/** The program printed the environments that it found below /proc: entries that end in NUL. */
export const showsOnlyOwnEnvironment: Expectation = ({ stdout }) => {
  const names = stdout.split('\0').flatMap((entry) => (entry === '' ? [] : [entry.split('=', 1)[0] ?? '']))
  const foreign = names.find((name) => !ownNames.includes(name))
  if (names.length === 0) return 'No environment could be read'
  return foreign === undefined ? null : `The variable ${foreign} is visible`
}
