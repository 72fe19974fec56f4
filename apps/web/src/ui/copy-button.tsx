import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../lib/copy-text.ts'
import { IconButton } from './icon-button.tsx'

interface CopyButtonProps {
  /** Accessible name: "Copy input". */
  label: string
  text: string
  onCopied?: () => void
}

const tickMs = 1500

/** Copies a text and shows a tick for a moment. */
export function CopyButton({ label, text, onCopied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), tickMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const Icon = isCopied ? Check : Copy
  return (
    <IconButton
      label={isCopied ? 'Copied' : label}
      icon={<Icon size={14} strokeWidth={1.75} aria-hidden />}
      className="text-faint"
      onClick={() =>
        void copyText(text).then((isDone) => {
          setIsCopied(isDone)
          if (isDone) onCopied?.()
        })
      }
    />
  )
}
