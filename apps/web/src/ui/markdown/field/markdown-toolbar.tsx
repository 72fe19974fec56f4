import { Bold, Code, ImagePlus, Italic, Link, List, ListOrdered, SquareCode } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '../../icon-button.tsx'
import type { MarkdownAct } from './markdown-edit.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

const acts = [
  { act: 'bold', label: 'Bold', shortcut: 'Mod+B', drawn: <Bold {...icon} /> },
  { act: 'italic', label: 'Italic', shortcut: 'Mod+I', drawn: <Italic {...icon} /> },
  { act: 'code', label: 'Code', drawn: <Code {...icon} /> },
  { act: 'codeBlock', label: 'Code block', drawn: <SquareCode {...icon} /> },
  { act: 'list', label: 'List', drawn: <List {...icon} /> },
  { act: 'numbers', label: 'Numbered list', drawn: <ListOrdered {...icon} /> },
  { act: 'link', label: 'Link', drawn: <Link {...icon} /> },
] as const satisfies readonly { act: MarkdownAct; label: string; shortcut?: string; drawn: ReactNode }[]

interface MarkdownToolbarProps {
  /** Label of the field. */
  label: string
  isOff: boolean
  onAct: (act: MarkdownAct) => void
  /** null if pictures are not allowed. */
  onPicture: ((file: File) => void) | null
}

/** One tab stop; the arrow keys move between its buttons. */
export function MarkdownToolbar({ label, isOff, onAct, onPicture }: MarkdownToolbarProps) {
  return (
    <Toolbar.Root aria-label={`Format: ${label}`} className="flex flex-wrap items-center gap-0.5">
      {acts.map(({ act, drawn, ...named }) => (
        <Toolbar.Button key={act} asChild disabled={isOff}>
          <IconButton {...named} icon={drawn} className="max-md:size-11" onClick={() => onAct(act)} />
        </Toolbar.Button>
      ))}
      {onPicture && <PictureButton isOff={isOff} onPicture={onPicture} />}
    </Toolbar.Root>
  )
}

function PictureButton({ isOff, onPicture }: { isOff: boolean; onPicture: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Reset, so that the same file can be chosen again.
    currentTarget.value = ''
    if (file) onPicture(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label="Choose a picture"
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <Toolbar.Button asChild disabled={isOff}>
        <IconButton
          label="Picture"
          icon={<ImagePlus {...icon} />}
          className="max-md:size-11"
          onClick={() => input.current?.click()}
        />
      </Toolbar.Button>
    </>
  )
}
