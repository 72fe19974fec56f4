import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { AnswerMarkdown } from './answer-markdown.tsx'

afterEach(cleanup)

/** Waits for KaTeX, which is loaded with the first text that needs it. */
const drawn = (container: Element) => waitFor(() => expect(container.querySelector('.katex')).toBeTruthy())

function show(text: string) {
  return renderRoutes([{ path: '/', element: <AnswerMarkdown text={text} /> }], '/').container
}

test.each([
  ['a picture', '![secret](https://evil.example/?q=1)', 'secret'],
  ['a picture of this installation', '![own](/api/picture/1)', 'own'],
  ['a picture as HTML', 'a <img src="https://evil.example/x.png"> b', 'a'],
  ['a link elsewhere', '[here](https://evil.example/x)', 'here (https://evil.example/x)'],
  ['a bare address', 'https://evil.example/x', 'https://evil.example/x'],
  ['a link without a scheme', '[here](//evil.example/x)', 'here'],
  ['a link that runs code', '[here](javascript:alert(1))', 'here'],
  ['a link by reference', '[here][1]\n\n[1]: https://evil.example/x', '[1]: https://evil.example/x'],
])('%s is never requested and cannot be followed', (_, text, shown) => {
  const container = show(text)

  expect(container.querySelector('img, a, iframe, script, [src], [href]')).toBeNull()
  expect(container.textContent).toContain(shown)
})

test('a link to a page of this installation can be followed', () => {
  show('[Verdicts](/help/verdicts)')

  expect(screen.getByRole('link', { name: 'Verdicts' }).getAttribute('href')).toBe('/help/verdicts')
})

test('code has the colours of its language and can be copied', async () => {
  const container = show('Trace it:\n\n```python\nfor n in range(3):\n    print(n)\n```\n')

  await waitFor(() => expect(container.querySelector('.tok-keyword')?.textContent).toBe('for'))
  expect(container.querySelector('pre')?.textContent).toBe('for n in range(3):\n    print(n)')
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeTruthy()
})

test('code that is not ended yet and formulas are drawn', async () => {
  const container = show('It takes $$O(\\sqrt n)$$.\n\n```\nleft = 0')

  await drawn(container)
  expect(container.querySelector('pre')?.textContent).toBe('left = 0')
})

test('a formula that cannot be drawn is shown as it was written, in the colour of the text', async () => {
  const container = show('The cost is $$\\frac{$$ and not $$O(\\sqrt n)$$.')

  await drawn(container)
  const formula = container.querySelector('.katex-error')
  expect(formula?.textContent).toBe('\\frac{')
  expect(formula?.getAttribute('style')).toBe('color: currentcolor;')
  expect(container.querySelectorAll('.katex')).toHaveLength(1)
})

test('a macro that is not known does not turn the formula red', async () => {
  const container = show('It is $$\\nosuchmacro{x}$$.')

  await drawn(container)
  expect(container.innerHTML).not.toContain('#cc0000')
})
