import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusOfReplacedButtons } from './use-focus-of-replaced-buttons.ts'

afterEach(cleanup)

function Page() {
  useFocusOfReplacedButtons()
  const [isWriting, setIsWriting] = useState(false)
  const [isThere, setIsThere] = useState(true)
  return (
    <main>
      <input aria-label="Search" />
      {isThere && (
        <section>
          {isWriting && (
            <form>
              <button type="button">Bold</button>
              <textarea aria-label="Answer" defaultValue="So far" />
              <button type="button" onClick={() => setIsWriting(false)}>
                Cancel
              </button>
            </form>
          )}
          <div>
            {!isWriting && (
              <button type="button" onClick={() => setIsWriting(true)}>
                Change the answer
              </button>
            )}
            <button type="button" onClick={() => setTimeout(() => setIsThere(false))}>
              Delete
            </button>
          </div>
        </section>
      )}
    </main>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('what is typed after a button gave way to a field goes into the field, behind what it holds', async () => {
  render(<Page />)

  await press('Change the answer')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard(' good')

  expect(field.value).toBe('So far good')
})

test('the button that comes back has the focus again', async () => {
  render(<Page />)
  await press('Change the answer')

  await press('Cancel')

  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the answer' })),
  )
})

test('nothing else gets the focus when nothing came in the place of what went', async () => {
  render(<Page />)

  await press('Delete')

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull())
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(document.body)
})
