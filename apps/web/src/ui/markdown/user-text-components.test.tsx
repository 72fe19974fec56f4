import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { MarkdownText } from './markdown-text.tsx'
import { allowedLink, userTextComponents } from './user-text-components.tsx'

afterEach(cleanup)

function show(text: string) {
  const element = (
    <MarkdownText text={text} manner="talk" urlTransform={allowedLink} components={userTextComponents} />
  )
  return renderRoutes([{ path: '/', element }], '/').container
}

test.each(['/pictures/abc.webp', '/api/problem/018f/asset/figure.png'])(
  'a picture that this installation keeps is shown: %s',
  (src) => {
    show(`![A figure](${src})`)

    expect(screen.getByAltText('A figure').getAttribute('src')).toBe(src)
  },
)

test.each([
  ['![A cat](https://cats.example/cat.png)', 'A cat (picture at cats.example)'],
  ['![](https://cats.example/cat.png)', 'Picture at cats.example'],
])('a picture elsewhere is a link that names its host, and is not requested: %s', (text, words) => {
  const container = show(text)

  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('https://cats.example/cat.png')
})

test.each([
  '![words](/api/user/signInWith/google)',
  '![words](/pictures/../api/user/check)',
  '![words](/\\cats.example/cat.png)',
])('an address that is no picture leaves the words alone: %s', (text) => {
  const container = show(text)

  expect(container.querySelector('img, a')).toBeNull()
  expect(container.textContent.trim()).toBe('words')
})

test.each(['![words](//cats.example/cat.png)', '![words](data:image/png,x)'])(
  'what can be no address of a picture stays as it was typed: %s',
  (text) => {
    const container = show(text)

    expect(container.querySelector('img, a')).toBeNull()
    expect(container.textContent.trim()).toBe(text)
  },
)

test('a picture elsewhere within a link leaves the link as it is', () => {
  const container = show('[![A cat](https://cats.example/cat.png)](https://dogs.example/)')

  expect([...container.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://dogs.example/'])
  expect(container.textContent.trim()).toBe('A cat (picture at cats.example)')
})
