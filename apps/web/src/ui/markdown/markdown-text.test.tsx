import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MarkdownText } from './markdown-text.tsx'

const parts = {
  manner: 'talk' as const,
  urlTransform: () => '',
  components: { a: () => null, img: () => null },
}

afterEach(cleanup)
beforeEach(() => {
  // React logs what an error boundary has caught.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => quiet.mockRestore()
})

test.each([
  ['lists', '- '.repeat(1500)],
  ['quotes', '> '.repeat(3000)],
  ['stresses', '*a '.repeat(2500) + 'a*'.repeat(2500)],
])('%s that are too deep to be drawn are shown as they were written', (_, text) => {
  const { container } = render(<MarkdownText text={`${text}end`} {...parts} />)

  expect(container.textContent).toContain(`${text}end`)
})

test('what cannot be drawn is shown as it was written, and the next text is drawn again', () => {
  const code = ({ children }: { children?: ReactNode }) => {
    if (children === 'fault') throw new Error('It cannot be drawn.')
    return <code>{children}</code>
  }
  const faulty = { ...parts, components: { ...parts.components, code } }
  const { rerender } = render(<MarkdownText text="**a** `fault`" {...faulty} />)
  expect(screen.getByText('**a** `fault`').tagName).toBe('P')

  rerender(<MarkdownText text="**right**" {...parts} />)

  expect(screen.getByText('right').tagName).toBe('STRONG')
})

test.each([
  'Tea is $5 and coffee $10 today.',
  `Run \`x\` with \${name} and \${count} set, $HOME/bin:$PATH.`,
  'It costs $_5_$, or US$ 3 to US$ 9.',
  `const a = \`$\${price}\`, b = \`$\${cost}\``,
])('in talk "%s" is no formula', (text) => {
  const { container } = render(<MarkdownText text={text} {...parts} />)

  expect(container.querySelector('math, .katex, .formula-source')).toBeNull()
})

test('in talk money and variables stay as they were typed', () => {
  const text = `Tea is $5, coffee $10, and \${name} is $HOME.`

  const { container } = render(<MarkdownText text={text} {...parts} />)

  expect(container.textContent).toBe(text)
})

test.each([
  ['two dollars in a line', 'It takes $$n^2$$ steps.'],
  ['two dollars on lines of their own', 'So:\n\n$$\nn^2\n$$'],
  ['a fence named math', '```math\nn^2\n```'],
  ['a fence named latex', '```latex\nn^2\n```'],
  ['a fence in a list', '- So:\n\n  ```latex\n  n^2\n  ```'],
])('in talk %s are a formula', (_, text) => {
  const { container } = render(<MarkdownText text={text} {...parts} />)

  expect(container.querySelector('math msup')).toBeTruthy()
})

test('in talk a large formula in a fence is drawn, too', async () => {
  const { container } = render(<MarkdownText text={'```latex\n\\sum_{i=1}^n i\n```'} {...parts} />)

  await waitFor(() => expect(container.querySelector('.katex-display')).toBeTruthy())
})

test('no part of a formula is larger than ten times its letters, whatever it asks for', async () => {
  const sizes = ['\\rule{9000em}{9000em}', 'a\\hspace{9000em}b', '\\raisebox{9000em}{$x$}', 'a\\kern9000em b']
  const text = sizes.map((each) => `\`\`\`math\n${each}\n\`\`\``).join('\n\n')

  const { container } = render(<MarkdownText text={text} {...parts} manner="statement" />)

  await waitFor(() => expect(container.querySelectorAll('.katex-display')).toHaveLength(sizes.length))
  const styles = [...container.querySelectorAll('[style]')].map((each) => each.getAttribute('style'))
  const asked = [...styles.join(' ').matchAll(/(-?[\d.]+)em/g)].map(([, size]) => Math.abs(Number(size)))
  expect(Math.max(...asked)).toBeGreaterThan(5)
  expect(Math.max(...asked)).toBeLessThanOrEqual(25)
})

test('in a statement one dollar is enough', () => {
  const { container } = render(<MarkdownText text="With $n^2$ steps." {...parts} manner="statement" />)

  expect(container.querySelector('math msup')).toBeTruthy()
})

test('in a statement a number stays beside its unit, but in code', () => {
  const text = 'In 1 s and 256 MB, 5 steps; 3 sides, `2 s`.'

  const { container } = render(<MarkdownText text={text} {...parts} manner="statement" />)

  expect(container.textContent.trim()).toBe('In 1\u00a0s and 256\u00a0MB, 5 steps; 3 sides, 2 s.')
})

test.each(['.', ',', ' ;', '!'])(
  'punctuation behind a formula on lines of its own stands in it, and what follows is text: "%s"',
  (sign) => {
    for (const manner of ['statement', 'talk'] as const) {
      const text = `So:\n\n$$\nn^2\n$$${sign}\n\nThe **end**.\n\n$$\nm\n$$`

      const { container } = render(<MarkdownText text={text} {...parts} manner={manner} />)

      const formulas = [...container.querySelectorAll('.formula-display')].map((each) => each.textContent)
      expect(formulas).toEqual([`n2${sign.trim()}`, 'm'])
      expect(container.querySelector('strong')?.textContent).toBe('end')
      cleanup()
    }
  },
)

test('in code two dollars and a full stop stay as they are', () => {
  const text = '```\n$$\nx\n$$.\n```'

  const { container } = render(<MarkdownText text={text} {...parts} />)

  expect(container.querySelector('pre')?.textContent).toBe('$$\nx\n$$.')
})
