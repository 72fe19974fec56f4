import { type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'

interface ChooseFilesProps {
  /** Names what is chosen, for screen readers, where the visible word is not enough. */
  label: string
  isMultiple?: boolean
  look?: 'default' | 'ghost'
  icon?: ReactNode
  onChoose: (files: File[]) => void
  children: ReactNode
}

/** A button that opens the browser's choice of files. */
export function ChooseFiles({
  label,
  isMultiple = false,
  look = 'default',
  icon,
  onChoose,
  children,
}: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button isSmall look={look} icon={icon} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={`${label}, files`}
        multiple={isMultiple}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          // The same file may be chosen again after it was mended.
          event.target.value = ''
        }}
      />
    </>
  )
}
