import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

test('without settings a judge uses every core and needs no database', () => {
  expect(parseConfig({})).toMatchObject({
    database: null,
    slotCount: availableParallelism(),
    log: { level: 'info', format: null },
    insecure: false,
  })
})

test('libraries of Python are a list', () => {
  const read = (JUDGE_PYTHON_LIBRARIES: string) => parseConfig({ JUDGE_PYTHON_LIBRARIES }).pythonLibraries

  expect([read('sortedcontainers, numpy'), read('')]).toEqual([['sortedcontainers', 'numpy'], []])
})

test('the own address of the judge comes first', () => {
  const both = parseConfig({ DATABASE_URL: 'postgres://a/b', JUDGE_DATABASE_URL: 'postgres://c/d' })
  const shared = parseConfig({ DATABASE_URL: 'postgres://a/b', JUDGE_DATABASE_URL: '' })

  expect(both.database).toEqual({ url: 'postgres://c/d', isOwnRole: true })
  expect(shared.database).toEqual({ url: 'postgres://a/b', isOwnRole: false })
})

test('every wrong setting is named', () => {
  const wrong = {
    JUDGE_SLOTS: String(availableParallelism() + 1),
    LOG_FORMAT: 'xml',
    JUDGE_INSECURE_DEV: 'yes',
    JUDGE_PYTHON_LIBRARIES: 'numpy,scipy',
  }

  expect(() => parseConfig(wrong)).toThrow(ConfigError)
  expect(() => parseConfig(wrong)).toThrow(
    /JUDGE_SLOTS must be at most.*JUDGE_PYTHON_LIBRARIES.* has no library "scipy": it takes numpy and sortedcontainers.*LOG_FORMAT must be json or text.*JUDGE_INSECURE_DEV must be 0 or 1/,
  )
})
