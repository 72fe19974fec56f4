import { type ReactNode, useId } from 'react'
import { pluralize } from '../../lib/format/pluralize.ts'
import { modifierKey } from '../../lib/keys/modifier-key.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { KeyCaps } from '../../ui/key-caps.tsx'
import { PaletteField } from './palette-field.tsx'
import { PaletteList, paletteRowId } from './palette-list.tsx'
import { type PaletteNavigation, usePaletteChoice } from './use-palette-choice.ts'

/** A combobox: the input keeps the focus, the arrow keys move the selection in the list. */
export function PaletteBody({ goTo, close }: PaletteNavigation) {
  const listId = useId()
  const { query, groups, count, current, type, choose, onKeyDown } = usePaletteChoice({ goTo, close })
  const found = pluralize(count, 'match', 'matches')
  return (
    <>
      <PaletteField
        listId={listId}
        activeId={current && paletteRowId(listId, current)}
        query={query}
        onType={type}
        onKeyDown={onKeyDown}
        onClose={close}
      />
      <PaletteList id={listId} groups={groups} query={query.trim()} current={current} onChoose={choose} />
      {count === 0 && <NothingFound query={query.trim()} goTo={goTo} />}
      <p role="status" className="sr-only">
        {found}
      </p>
      <PaletteFooter found={found} />
    </>
  )
}

interface NothingFoundProps extends Pick<PaletteNavigation, 'goTo'> {
  query: string
}

function NothingFound({ query, goTo }: NothingFoundProps) {
  return (
    <EmptyState title={`Nothing is called “${query}”`}>
      <Button isSmall onClick={() => goTo(`/?${new URLSearchParams({ q: query })}`)}>
        Search problems for “{query}”
      </Button>
    </EmptyState>
  )
}

/** The key hints and the number of matches. Phones show no key hints. */
function PaletteFooter({ found }: { found: string }) {
  return (
    <div className="flex h-10 shrink-0 items-center gap-5 border-t border-line px-4 text-ui text-muted max-md:hidden">
      <KeyWords keys={['↑', '↓']}>Move</KeyWords>
      <KeyWords keys={['↵']}>Open</KeyWords>
      <KeyWords keys={[modifierKey, '↵']}>New tab</KeyWords>
      <span className="ml-auto" aria-hidden>
        {found}
      </span>
    </div>
  )
}

function KeyWords({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <KeyCaps keys={keys} /> {children}
    </span>
  )
}
