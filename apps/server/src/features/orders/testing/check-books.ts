import { afterAll, afterEach, expect } from 'vitest'
import type { MoneyTestbed } from './money-testbed.ts'

/**
 * After each test, pending work is completed and the ledgers of both sides must agree; the fixture is closed after the
 * last one.
 */
export function checkBooksAfterEach(testbed: MoneyTestbed): void {
  afterEach(async () => {
    testbed.fake.clearTroubles()
    testbed.fake.bank.isQuick = true
    await testbed.tend()
    await testbed.tend()
    expect(await testbed.faults()).toEqual([])
  })
  afterAll(() => testbed[Symbol.asyncDispose]())
}
