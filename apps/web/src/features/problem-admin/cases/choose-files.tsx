import { type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'

interface ChooseFilesProps {
  /** Accessible name, where the visible label is not specific enough. */
  label: string
  isMultiple?: boolean
  look?: 'default' | 'ghost'
  icon?: ReactNode
  onChoose: (files: File[]) => void
  children: ReactNode
}

/** A button that opens the browser's file dialog. */
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
          // Resets the input, so that a corrected file of the same name can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
