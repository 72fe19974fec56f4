import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubResizeObserver } from '../../../testing/stub-resize-observer.ts'
import { MarkdownField } from './markdown-field.tsx'

const uploads: File[] = []
vi.mock('../../../lib/api/upload-file.ts', () => ({
  uploadFile: async (_: unknown, { file }: { file: File }) => {
    uploads.push(file)
    return { url: '/pictures/tree.webp', width: 2, height: 2 }
  },
}))

beforeEach(() => {
  stubResizeObserver()
  uploads.length = 0
})
afterEach(cleanup)

function Field({ takesPictures }: { takesPictures: boolean }) {
  const [text, setText] = useState('one two')
  return (
    <MarkdownField
      label="Notes"
      text={text}
      value={text}
      maxCharacters={100}
      takesPictures={takesPictures}
      renderMarkdown={(each) => each}
      onChange={({ target }) => setText(target.value)}
    />
  )
}

function open(takesPictures = true) {
  render(<Field takesPictures={takesPictures} />)
  const area = screen.getByLabelText<HTMLTextAreaElement>('Notes')
  area.focus()
  area.setSelectionRange(4, 7)
  return { area, user: userEvent.setup() }
}

const picture = new File(['x'], 'tree.png', { type: 'image/png' })

test('a button and its key mark what is selected, and the text of the form follows', async () => {
  const { area, user } = open()

  await user.click(screen.getByRole('button', { name: 'Bold' }))
  expect(area.value).toBe('one **two**')
  expect([area.selectionStart, area.selectionEnd]).toEqual([6, 9])
  fireEvent.keyDown(area, { key: 'b', code: 'KeyB', ctrlKey: true })

  expect(area.value).toBe('one two')
})

test('the toolbar is one stop of Tab, in which the arrow keys lead on', async () => {
  const { user } = open()

  await user.tab({ shift: true })
  const first = document.activeElement
  await user.keyboard('{ArrowRight}')

  expect(first).toBe(screen.getByRole('button', { name: 'Bold' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Italic' }))
})

test.each([
  [
    'pasted',
    (area: HTMLElement) => fireEvent.paste(area, { clipboardData: { types: ['Files'], files: [picture] } }),
  ],
  ['dropped', (area: HTMLElement) => fireEvent.drop(area, { dataTransfer: { files: [picture] } })],
])('a picture that is %s is kept and stands in the text', async (_, put) => {
  const { area } = open()

  put(area)

  await vi.waitFor(() => expect(area.value).toContain('![tree](/pictures/tree.webp)'))
  expect(uploads).toEqual([picture])
})

test('where no pictures are taken there is no button for them, and none is sent', () => {
  const { area } = open(false)

  fireEvent.paste(area, { clipboardData: { types: ['Files'], files: [picture] } })

  expect(screen.queryByRole('button', { name: 'Picture' })).toBeNull()
  expect(uploads).toEqual([])
})
