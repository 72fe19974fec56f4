import { expect, test } from 'vitest'
import { loginPathFor, safePath } from './safe-path.ts'

test.each([
  [null, '/'],
  ['', '/'],
  ['/problemcontent/7?tab=result#case-2', '/problemcontent/7?tab=result#case-2'],
  ['problemcontent/7', '/'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/a/..//evil.example', '/'],
])('after signing in, next=%s leads to %s', (next, path) => {
  expect(safePath(next)).toBe(path)
})

test('the sign-in address remembers the place it was asked at', () => {
  const path = loginPathFor({ pathname: '/problemcontent/7', search: '?a=1', hash: '#b' })

  expect(safePath(new URL(path, 'http://localhost').searchParams.get('next'))).toBe('/problemcontent/7?a=1#b')
})

test('home needs no memory', () => {
  expect(loginPathFor({ pathname: '/', search: '', hash: '' })).toBe('/login')
})
