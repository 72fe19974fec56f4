import { describe, expect, test } from 'vitest'
import { SandboxError } from '../sandbox-error.ts'
import { testLimits } from '../testing/test-box.ts'
import { deriveBoxFacts, type Observation } from './derive-box-facts.ts'

const ordinary: Observation = {
  exitCode: 0,
  stops: new Set(),
  outputIsOver: false,
  memoryKills: 0,
  strayKills: 0,
  wantedToRun: false,
  cpuMs: 1,
  wallMs: 2,
  systemMs: 0,
  stolenMs: 0,
  peakBytes: 3,
  stdoutBytes: 4,
  stderr: new Uint8Array(),
  stderrGap: null,
}

const seen = (more: Partial<Observation>) => deriveBoxFacts({ ...ordinary, ...more }, testLimits)

describe('the limit that was hit', () => {
  const all = {
    outputIsOver: true,
    cpuMs: testLimits.cpuMs + 1,
    stops: new Set(['wall'] as const),
    memoryKills: 1,
  } as const
  test.each([
    ['none', {}, null],
    ['output before all others', all, 'output'],
    ['cpu before wall and memory', { ...all, outputIsOver: false }, 'cpu'],
    ['wall before memory', { stops: all.stops, memoryKills: 1 }, 'wall'],
    ['wall when its timer fired', { stops: all.stops }, 'wall'],
    ['none for an end that was read late', { wallMs: testLimits.wallMs + 1 }, null],
    ['memory when the kernel killed for it', { memoryKills: 1 }, 'memory'],
    ['none for a peak that only touches the limit', { peakBytes: testLimits.memoryBytes }, null],
    ['none for exactly the CPU limit', { cpuMs: testLimits.cpuMs }, null],
  ] as const)('is %s', (_, more, limitHit) => {
    expect(seen(more).limitHit).toBe(limitHit)
  })
})

describe('the ending', () => {
  test.each([
    [0, { kind: 'exited', exitCode: 0 }],
    [128, { kind: 'exited', exitCode: 128 }],
    [134, { kind: 'signalled', signal: 'SIGABRT' }],
    [137, { kind: 'signalled', signal: 'SIGKILL' }],
    [255, { kind: 'exited', exitCode: 255 }],
  ])('of exit code %i is told as shells do', (exitCode, ending) => {
    expect(seen({ exitCode }).ending).toEqual(ending)
  })

  test('is killed when we stopped it or memory ran out before it could report', () => {
    expect(seen({ exitCode: null, stops: new Set(['cpu'] as const) }).ending).toEqual({ kind: 'killed' })
    expect(seen({ exitCode: null, memoryKills: 1 }).ending).toEqual({ kind: 'killed' })
  })

  test('is a failure of the sandbox when nobody knows why', () => {
    const stderr = Buffer.from('bwrap: Creating new namespace failed')

    expect(() => seen({ exitCode: null, stderr })).toThrow(SandboxError)
    expect(() => seen({ exitCode: null, stderr })).toThrow('Creating new namespace failed')
    expect(() => seen({ exitCode: null })).toThrow('no reason was given')
  })
})

test('a program that was ended for want of memory outside of its box has no facts', () => {
  expect(() => seen({ exitCode: 137, strayKills: 1 })).toThrow(SandboxError)
  expect(seen({ exitCode: 137, memoryKills: 1, strayKills: 1 }).limitHit).toBe('memory')
})
