import { afterAll, afterEach, expect } from 'vitest'
import type { MoneyBed } from './money-bed.ts'

/** After each test whatever waits is done, and the books of both sides must agree; after the last the bed is closed. */
export function checkBooksAfterEach(bed: MoneyBed): void {
  afterEach(async () => {
    bed.fake.calm()
    bed.fake.bank.isQuick = true
    await bed.tend()
    await bed.tend()
    expect(await bed.faults()).toEqual([])
  })
  afterAll(() => bed[Symbol.asyncDispose]())
}
