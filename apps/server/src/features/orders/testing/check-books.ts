import { afterAll, afterEach, expect } from 'vitest'
import type { MoneyBed } from './money-bed.ts'

/**
 * After each test, pending work is completed and the ledgers of both sides must agree; the fixture is closed after the
 * last one.
 */
export function checkBooksAfterEach(bed: MoneyBed): void {
  afterEach(async () => {
    bed.fake.clearTroubles()
    bed.fake.bank.isQuick = true
    await bed.tend()
    await bed.tend()
    expect(await bed.faults()).toEqual([])
  })
  afterAll(() => bed[Symbol.asyncDispose]())
}
