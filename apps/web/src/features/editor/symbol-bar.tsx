import { type SymbolKey, symbolKeys } from './symbol-keys.ts'

interface SymbolBarProps {
  onPress: (key: SymbolKey) => void
}

/** Keys that an on-screen keyboard hides. Shown while the editor has the focus, which the bar never takes. */
export function SymbolBar({ onPress }: SymbolBarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Symbols"
      className="hidden h-11 shrink-0 short:order-first short:w-full overflow-x-auto overscroll-x-contain border-t border-line bg-panel group-has-[.cm-content:focus,.plain-code:focus]:flex"
    >
      {symbolKeys.map((key) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          className="num h-11 min-w-11 shrink-0 touch-manipulation border-r border-line px-2 text-base text-muted select-none active:bg-strong"
          // `preventDefault` keeps the focus in the editor and the on-screen keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPress(key)}
        >
          {key}
        </button>
      ))}
    </div>
  )
}
