import { expect, test } from 'vitest'
import { premiumState, renewedPremiumEnd } from './premium-state.ts'

const now = new Date('2026-11-21T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

test.each([
  ['was never bought', { isPremium: false, premiumUntil: null }, { kind: 'never' }],
  ['has ended', { isPremium: false, premiumUntil: inDays(-1) }, { kind: 'ended' }],
  ['runs on', { isPremium: true, premiumUntil: inDays(31) }, { kind: 'running', isEnding: false }],
  ['ends soon', { isPremium: true, premiumUntil: inDays(30) }, { kind: 'running', isEnding: true }],
])('premium that %s is told as such', (_, facts, state) => {
  expect(premiumState(facts, now)).toMatchObject(state)
})

test.each([
  ['now when there is none', { isPremium: false, premiumUntil: null }, '2027-11-21T12:00:00.000Z'],
  ['now when it has ended', { isPremium: false, premiumUntil: inDays(-40) }, '2027-11-21T12:00:00.000Z'],
  ['its end while it runs', { isPremium: true, premiumUntil: inDays(9) }, '2027-11-30T12:00:00.000Z'],
])('a year is counted from %s', (_, facts, end) => {
  expect(renewedPremiumEnd(facts, now).toISOString()).toBe(end)
})
