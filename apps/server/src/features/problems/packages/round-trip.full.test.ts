import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, test } from 'vitest'
import {
  contentFolder,
  expectSameAfterRoundTrip,
  openRoundTrip,
  type RoundTrip,
} from '../testing/round-trip.ts'

// Every problem of the library; round-trip.test.ts takes a few of them.

let trip: RoundTrip
beforeAll(async () => {
  trip = await openRoundTrip()
})
afterAll(() => trip[Symbol.asyncDispose]())

test.each((await readdir(contentFolder)).toSorted())('%s is the same after export and import', (slug) =>
  expectSameAfterRoundTrip(trip, slug),
)
