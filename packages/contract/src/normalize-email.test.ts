import { domainToUnicode } from 'node:url'
import { expect, test } from 'vitest'
import { normalizeEmail } from './normalize-email.ts'

test.each([
  [' Meera@Example.ORG ', 'meera@example.org'],
  ['jürgen@bücher.example', 'jürgen@bücher.example'],
  ['JU\u0308RGEN@xn--bcher-kva.EXAMPLE', 'jürgen@bücher.example'],
  ['用户@例子.中国', '用户@例子.中国'],
  ['用户＠例子。中国', '用户@例子.中国'],
  ['x@XN--FSQU00A.xn--fiqs8s', 'x@例子.中国'],
  ['मीरा@डेटामेल.भारत', 'मीरा@डेटामेल.भारत'],
  ['a@straße.de', 'a@straße.de'],
  ["o'neil+dojo_1@mail-2.example.co", "o'neil+dojo_1@mail-2.example.co"],
  ['admin@codedojo.local', 'admin@codedojo.local'],
])('the email "%s" is kept as "%s", and stays so', (typed, kept) => {
  expect(normalizeEmail(typed)).toBe(kept)
  expect(normalizeEmail(kept)).toBe(kept)
})

test.each([
  ...['', 'meera', '@example.org', 'a@', 'a@b', 'a b@example.org', 'a@exa mple.org', 'a@b@example.org'],
  ...[
    '.a@example.org',
    'a.@example.org',
    'a..b@example.org',
    'a@-x.org',
    'a@1.2.3.4',
    'a@[::1]',
    'a@x.org:80',
  ],
  ...[
    'a@x.org/y',
    'a@%65xample.org',
    'a\u200b@example.org',
    'a@xn--a.org',
    'a@exa\u0000mple.org',
    '"a b"@example.org',
  ],
  ...[`${'a'.repeat(65)}@example.org`, `a@${'b.'.repeat(130)}org`, `${'ü'.repeat(33)}@example.org`],
])('"%s" is no email', (typed) => {
  expect(normalizeEmail(typed)).toBeNull()
})

test('every domain reads as Node reads it', () => {
  const domains = [
    'xn--bcher-kva.example',
    'xn--fsqu00a.xn--fiqs8s',
    'xn--d1abbgf6aiiy.xn--p1ai',
    'xn--mgbh0fb.xn--kgbechtv',
  ]
  const more = [
    'xn--fiq228c5hs.xn--j6w193g',
    'xn--80ak6aa92e.com',
    'xn--11b5bs3a9aj6g.xn--11b5bs3a9aj6g',
    'xn--3e0b707e.kr',
  ]

  for (const domain of [...domains, ...more])
    expect(normalizeEmail(`a@${domain}`)).toBe(`a@${domainToUnicode(domain)}`)
})
