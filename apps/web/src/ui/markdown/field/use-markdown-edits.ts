import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type Ref, useRef } from 'react'
import { isPressed } from '../../../lib/keys/shortcut-keys.ts'
import { type PictureUploadControl, usePictureUpload } from '../../picture/use-picture-upload.ts'
import { type MarkdownAct, markdownEdits, pictureEdit, type TextEdit } from './markdown-edit.ts'

interface MarkdownEditing {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly act: (act: MarkdownAct) => void
  readonly sending: PictureUploadControl
  readonly sendPicture: (file: File) => void
  readonly events: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
    readonly onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
    readonly onDrop: (event: DragEvent<HTMLTextAreaElement>) => void
  }
}

interface MarkdownEditingOptions {
  readonly ref: Ref<HTMLTextAreaElement> | undefined
  readonly takesPictures: boolean
}

/** Applies the edits of the toolbar, shortcuts and pictures to a field, such that the browser's undo reverts each of them. */
export function useMarkdownEdits({ ref: outer, takesPictures }: MarkdownEditingOptions): MarkdownEditing {
  const area = useRef<HTMLTextAreaElement>(null)
  const sent = useRef('')
  const sending = usePictureUpload((url) => {
    const { current } = area
    if (current) apply(current, pictureEdit(selectedOf(current), { url, name: sent.current }))
  })
  const act = (name: MarkdownAct) => {
    const { current } = area
    if (current) apply(current, markdownEdits[name](selectedOf(current)))
  }
  const sendPicture = (file: File) => {
    sent.current = file.name
    void sending.send(file)
  }
  const takePictures = (event: { preventDefault: () => void }, files: FileList) => {
    const picture = [...files].find(({ type }) => type.startsWith('image/'))
    if (!takesPictures || !picture) return
    event.preventDefault()
    sendPicture(picture)
  }
  return {
    ref: (node) => {
      area.current = node
      if (typeof outer === 'function') return outer(node)
      if (outer) outer.current = node
    },
    act,
    sending,
    sendPicture,
    events: {
      onKeyDown: (event) => {
        const isBold = isPressed('Mod+B', event.nativeEvent)
        const named = isBold ? 'bold' : isPressed('Mod+I', event.nativeEvent) ? 'italic' : null
        if (named === null) return
        event.preventDefault()
        act(named)
      },
      // Office programs copy tables and words together with a picture of them: then the text is pasted.
      onPaste: (event) => {
        if (!event.clipboardData.types.includes('text/plain')) takePictures(event, event.clipboardData.files)
      },
      onDrop: (event) => takePictures(event, event.dataTransfer.files),
    },
  }
}

function selectedOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return { text: value, start: selectionStart, end: selectionEnd }
}

function apply(area: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit): void {
  area.focus()
  area.setSelectionRange(from, to)
  // Only edits by `execCommand` are known to the browser's undo.
  if (!isTypedIn(insert)) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

function isTypedIn(text: string): boolean {
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)
}
