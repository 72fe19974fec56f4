import type { RefObject } from 'react'

interface WrittenText {
  readonly text: string
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onText: (text: string) => void
}

/** Appends a fenced code block to the text and puts the caret into it. */
export function insertFence({ text, field, onText }: WrittenText): void {
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
  const caret = before.length + 4
  onText(`${before}\`\`\`\n\n\`\`\``)
  requestAnimationFrame(() => {
    field.current?.focus()
    field.current?.setSelectionRange(caret, caret)
  })
}
