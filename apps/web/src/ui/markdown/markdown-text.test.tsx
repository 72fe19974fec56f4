import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MarkdownText } from './markdown-text.tsx'

const parts = { urlTransform: () => '', components: { a: () => null, img: () => null } }

beforeEach(() => {
  // React tells of what a boundary has caught.
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
