import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { MessageText } from './message-text.tsx'

afterEach(cleanup)

const people = [
  { _id: 'me', name: 'Meera' },
  { _id: 'you', name: 'Dan (2)' },
]

function show(text: string) {
  const element = <MessageText text={text} mentions={people} readerId="me" />
  return renderRoutes([{ path: '/', element }], '/').container
}

test.each([
  ['a picture at an address that is none', '![cat](data:image/png,x)'],
  ['a picture as HTML', 'a <img src="https://evil.example/x.png" onerror="alert(1)">'],
  ['a script', '<script>alert(1)</script>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a link that runs code', '[here](javascript:alert(1))'],
  ['a link that holds a page', '[here](data:text/html,x)'],
  ['a link without a scheme', '[here](//evil.example/x)'],
])('%s is neither requested nor run', (_, text) => {
  expect(show(text).querySelector('img, iframe, script, [src], [href], [onerror]')).toBeNull()
})

test.each([
  'use vector<int>',
  '#include <iostream>',
  '<iostream>',
  'a <b>bold</b> claim <!-- and a remark -->',
  '- map<string, int>\n- <iostream>',
  '> <div>\n> quoted',
  '**vector<int>** and | a<T> |',
])('what looks like HTML stays as it was typed: %j', (text) => {
  const visible = text.replaceAll(/^[->] |\*\*/gm, '')

  expect(show(text).textContent.replaceAll(/\s+/g, ' ').trim()).toBe(visible.replaceAll(/\s+/g, ' '))
})

test('a link to elsewhere opens beside the room and tells nothing of it', () => {
  show('See https://example.org/x')

  const link = screen.getByRole('link', { name: 'https://example.org/x' })

  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('lines end where the writer ended them, and code has the colours of its language', async () => {
  const container = show('one\ntwo\n\n```python\nfor n in s:\n```')

  expect(container.querySelector('p')?.className).toContain('whitespace-pre-wrap')
  await vi.waitFor(() => expect(container.querySelector('.tok-keyword')?.textContent).toBe('for'))
})

test('names of people stand out, also with signs that mean something elsewhere, and no others', () => {
  const container = show('@Meera and @Dan (2), not @Daniel')

  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    '@Meera',
    '@Dan (2)',
  ])
})
