import type { Profile } from '@codedojo/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleProfile } from '../../../testing/sample-profile.ts'
import { findStoredProfile, forgetStoredProfiles, mergeStoredProfile } from './stored-profile.ts'

const owner: Profile = sampleProfile({ _id: 'user-1', email: 'meera@example.org' })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

function keep(key: string, value: unknown): void {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
}

test.each([
  ['the key names the id', 'userProfile_user-1', { bio: 'Hello' }],
  ['the key names the id in the middle', 'user-user-1-profile', { bio: 'Hello' }],
  ['the key names the id behind a version', 'profile_v2-user-1', { bio: 'Hello' }],
  ['the key names the e-mail', 'profile:Meera@Example.org', { bio: 'Hello' }],
  ['it holds the e-mail', 'profile', { bio: 'Hello', email: 'MEERA@example.org' }],
])('a profile is found when %s', (_, key, value) => {
  keep(key, value)

  expect(findStoredProfile(localStorage, owner)).toEqual({ key, fields: { bio: 'Hello' } })
})

test.each([
  ['of somebody else', 'profile_user-2', { bio: 'Hello', email: 'other@example.org' }],
  ['of somebody whose e-mail ends as theirs', 'profile_jameera@example.org', { bio: 'Hello' }],
  ['of somebody whose e-mail goes on', 'profile_meera@example.org.in', { bio: 'Hello' }],
  ['that holds the e-mail of somebody else', 'profile_meera@example.org', { bio: 'Hi', email: 'a@b.org' }],
  ['that is broken', 'profile_user-1', '{"bio": "Hel'],
  ['that is no object', 'profile_user-1', '"text"'],
  ['with nothing in it', 'profile_user-1', { bio: '', age: '' }],
  ['under a key of another thing', 'drafts_user-1', { bio: 'Hello' }],
])('one %s is passed over', (_, key, value) => {
  keep(key, value)

  expect(findStoredProfile(localStorage, owner)).toBeNull()
})

test('numbers and addresses come into the form of the server, and what it would refuse stays behind', () => {
  keep('profile_user-1', {
    ...{ age: '21', experience: 3, github: 'github.com/meera', linkedin: 'javascript:alert(1)' },
    ...{ roleType: 'student', phone: 'none of your business', role: 'admin', lastName: 'Iyer' },
  })

  const found = findStoredProfile(localStorage, owner)

  expect(found?.fields).toEqual({
    ...{ age: 21, experience: 3, github: 'https://github.com/meera' },
    ...{ roleType: 'student', lastName: 'Iyer' },
  })
  expect(found && mergeStoredProfile(owner, found)).toMatchObject({
    firstName: 'Meera',
    lastName: 'Iyer',
    age: 21,
  })
})

test('a storage that is blocked holds nothing and breaks nothing', () => {
  keep('profile_user-1', { bio: 'Hello' })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })

  expect(findStoredProfile(localStorage, owner)).toBeNull()
})

test('all that is kept of this person is taken away, and nothing else', () => {
  keep('profile_user-1', { bio: 'Hello' })
  keep('userProfile', { bio: 'Hello', email: owner.email })
  keep('profile_user-2', { bio: 'Hello' })
  keep('theme', 'leet')

  forgetStoredProfiles(localStorage, owner)

  expect(Object.keys(localStorage).toSorted()).toEqual(['profile_user-2', 'theme'])
})
