import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StatementMarkdown } from './statement-markdown.tsx'

afterEach(cleanup)

test('simple formulas are drawn at once, in lines and on their own', () => {
  const { container } = render(<StatementMarkdown text={'With $n \\le 10^5$ lines.\n\n$$\nx^2\n$$\n'} />)

  expect([...container.querySelectorAll('math')].map((each) => each.textContent)).toEqual(['n≤105', 'x2'])
  expect(container.querySelectorAll('.formula-display')).toHaveLength(1)
})

test('other formulas are shown as they were written until what draws them is there', async () => {
  const { container } = render(
    <StatementMarkdown text={'With $n$ and $\\sqrt{m}$.\n\n$$\n\\sum_i i\n$$\n'} />,
  )
  expect(container.textContent).toBe('With n and \\sqrt{m}.\n\\sum_i i')

  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(2))

  expect(container.querySelectorAll('.katex-display')).toHaveLength(1)
  expect(container.querySelector('.formula')?.textContent).toBe('n')
})

test('a formula that may not fit into a line can go on in the next one', () => {
  const { container } = render(
    <StatementMarkdown text={'$\\text{the height of each} = h_1, h_2, \\dots, h_n$'} />,
  )

  const parts = [...container.querySelectorAll('math')].map((each) => each.textContent)
  expect(parts).toEqual(['the height of each=', 'h1,', 'h2,', '…,', 'hn'])
})

test('tables and lists are drawn', () => {
  render(<StatementMarkdown text={'| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n- two\n'} />)

  expect(screen.getAllByRole('cell')).toHaveLength(2)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an image with a handler', '<img src=x onerror="alert(1)">'],
  ['a link that runs code', '[click](javascript:alert(1))'],
  ['a frame', '<iframe src="https://example.org"></iframe>'],
])('%s in a statement does nothing', (_, text) => {
  const { container } = render(<StatementMarkdown text={text} />)

  expect(container.querySelector('script, iframe, [onerror], img')).toBeNull()
  for (const link of container.querySelectorAll('a'))
    expect(link.getAttribute('href') ?? '').not.toContain('javascript')
})

test.each(['javascript:alert(1)', 'http://example.org', 'data:text/html,x', '//example.org', ''])(
  'a link to "%s" leads nowhere, and looks like no link',
  (address) => {
    const { container } = render(<StatementMarkdown text={`See [the rules](${address}) first.`} />)

    expect(container.querySelector('a')).toBeNull()
    expect(container.textContent).toBe('See the rules first.')
  },
)

test('a formula leads nowhere', async () => {
  const { container } = render(<StatementMarkdown text={'$\\href{javascript:alert(1)}{x}$'} />)

  await waitFor(() => expect(container.querySelector('.katex')).toBeTruthy())
  expect(container.querySelector('a, [href]')).toBeNull()
})

test('a picture of the installation or over https is shown, others are not requested', () => {
  const text = '![a](/api/figure.png) ![b](https://example.org/b.png) ![c](http://example.org/c.png)'

  render(<StatementMarkdown text={text} />)

  expect(screen.getByAltText('a').getAttribute('src')).toBe('/api/figure.png')
  expect(screen.getByAltText('b').getAttribute('src')).toBe('https://example.org/b.png')
  expect(screen.queryByAltText('c')).toBeNull()
  expect(screen.getByText(/c$/)).toBeTruthy()
})
