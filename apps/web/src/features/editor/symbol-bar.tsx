const symbols = [
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ':',
  ';',
  '=',
  '_',
  '"',
  "'",
  '<',
  '>',
  '+',
  '-',
  '*',
  '/',
  '%',
  '&',
  '|',
  '!',
  '#',
] as const

interface SymbolBarProps {
  onInsert: (text: string) => void
}

/** Characters that an on-screen keyboard hides; shown while the editor has the focus, and never takes it away. */
export function SymbolBar({ onInsert }: SymbolBarProps) {
  return (
    <div className="hidden h-11 shrink-0 overflow-x-auto border-t border-line group-has-[.cm-content:focus]:flex">
      <SymbolKey name="Tab" text="    " onInsert={onInsert} />
      {symbols.map((symbol) => (
        <SymbolKey key={symbol} name={symbol} text={symbol} onInsert={onInsert} />
      ))}
    </div>
  )
}

function SymbolKey({ name, text, onInsert }: SymbolBarProps & { name: string; text: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="num min-w-11 shrink-0 border-r border-line px-2 text-base text-muted active:bg-strong"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onInsert(text)}
    >
      {name}
    </button>
  )
}
