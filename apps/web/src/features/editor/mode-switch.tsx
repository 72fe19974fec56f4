import type { CodeMode } from '@codedojo/contract'
import { Braces } from 'lucide-react'

interface ModeSwitchProps {
  mode: CodeMode
  onChoose: (mode: CodeMode) => void
}

/** One press changes between the function alone and the whole program; each keeps its own code. */
export function ModeSwitch({ mode, onChoose }: ModeSwitchProps) {
  const isFunction = mode === 'function'
  return (
    <button
      type="button"
      aria-pressed={isFunction}
      className="chip h-7 shrink-0 max-md:h-11"
      title={isFunction ? 'Write a whole program instead' : 'Write only the function instead'}
      onClick={() => onChoose(isFunction ? 'stdin' : 'function')}
    >
      <Braces size={14} strokeWidth={1.75} aria-hidden /> Function
    </button>
  )
}
