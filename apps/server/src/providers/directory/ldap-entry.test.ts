import { expect, test } from 'vitest'
import { memberFilter, nestedFilter } from './ldap-directory.ts'
import { isDisabledBy, refusalIn, valueIn } from './ldap-entry.ts'

const now = Date.UTC(2026, 0, 2)
const today = String(now / 86_400_000)

test.each([
  [{}, false],
  [{ userAccountControl: '512' }, false],
  [{ userAccountControl: '514' }, true],
  [{ userAccountControl: '66050' }, true],
  [{ userAccountControl: [] }, false],
  [{ shadowExpire: '' }, false],
  [{ shadowExpire: '-1' }, false],
  [{ shadowExpire: '0' }, true],
  [{ shadowExpire: today }, true],
  [{ shadowExpire: String(Number(today) + 1) }, false],
  [{ shadowExpire: 'never' }, false],
  // The second is the start of 2026-01-02, which `now` is; the others are a second before and after it.
  [{ accountExpires: '134117855990000000' }, true],
  [{ accountExpires: '134117856000000000' }, true],
  [{ accountExpires: '134117856010000000' }, false],
  [{ accountExpires: '0' }, false],
  [{ accountExpires: '9223372036854775807' }, false],
  [{ accountExpires: '' }, false],
  [{ accountExpires: 'never' }, false],
  [{ accountexpires: '1' }, true],
  [{ userAccountControl: '512', accountExpires: '0', shadowExpire: today }, true],
])('an entry with %j is disabled: %s', (attributes, isDisabled) => {
  expect(isDisabledBy({ dn: 'uid=ada', ...attributes }, now)).toBe(isDisabled)
})

const ofWindows = (code: string) =>
  `80090308: LdapErr: DSID-0C09041C, comment: AcceptSecurityContext error, data ${code}, v4563`

test.each([
  [ofWindows('52e'), 'wrong'],
  [ofWindows('525'), 'wrong'],
  [ofWindows('775'), 'wrong'],
  [ofWindows('532'), 'expired'],
  [ofWindows('773'), 'expired'],
  [ofWindows('533'), 'disabled'],
  [ofWindows('701'), 'disabled'],
  ['Invalid credentials during a bind operation.', 'wrong'],
])('%j means %s', (message, verdict) => {
  expect(refusalIn(message)).toBe(verdict)
})

test('the first value counts, whatever the letters of its name', () => {
  const entry = { dn: 'uid=ada', Mail: [' ada@college.example ', 'other@college.example'], sn: [], cn: '  ' }

  expect([valueIn(entry, 'mail'), valueIn(entry, 'sn'), valueIn(entry, 'cn'), valueIn(entry, 'uid')]).toEqual(
    ['ada@college.example', null, null, null],
  )
})

test('members are named by every user name of their entry, whatever the letters of the attribute', () => {
  const members = '(member=cn=Ada)(uniqueMember=cn=Ada)'

  expect([
    memberFilter({ dn: 'cn=Ada', UID: ['ada', 'a*'] }),
    memberFilter({ dn: 'cn=Ada', uid: 'ada' }),
    memberFilter({ dn: 'cn=Ada' }),
  ]).toEqual([
    `(|${members}(memberUid=ada)(memberUid=a\\2a))`,
    `(|${members}(memberUid=ada))`,
    `(|${members})`,
  ])
})

test('the name of a group is a text within its filter', () => {
  expect(nestedFilter('cn=Staff (all)*,dc=college')).toBe(
    '(memberOf:1.2.840.113556.1.4.1941:=cn=Staff \\28all\\29\\2a,dc=college)',
  )
})
