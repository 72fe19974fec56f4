import { useId } from 'react'
import { counted } from '../../lib/format/counted.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PaletteField } from './palette-field.tsx'
import { PaletteFooter } from './palette-footer.tsx'
import { PaletteList, paletteRowId } from './palette-list.tsx'
import { type PaletteWays, usePaletteChoice } from './use-palette-choice.ts'

/** A combobox: the field keeps the focus, the arrows move the selection in the list. */
export function PaletteBody({ goTo, close }: PaletteWays) {
  const listId = useId()
  const { query, groups, count, current, type, choose, onKeyDown } = usePaletteChoice({ goTo, close })
  const found = counted(count, 'match', 'matches')
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

interface NothingFoundProps extends Pick<PaletteWays, 'goTo'> {
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
