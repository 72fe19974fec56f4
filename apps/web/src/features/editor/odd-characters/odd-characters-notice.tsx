import { oddCharacterText } from '@codedojo/contract'
import { Button } from '../../../ui/button.tsx'
import type { OddInCode, OddPlace } from './odd-marks.ts'

const maxNames = 3

interface OddCharactersNoticeProps {
  odd: readonly OddInCode[]
  onRepair: (place: OddPlace) => void
}

/** Lists the odd characters in the code, with a button that replaces them; those inside strings have a button of their own. */
export function OddCharactersNotice({ odd, onRepair }: OddCharactersNoticeProps) {
  return (
    <div role="status" className="shrink-0">
      <PlaceNotice odd={odd.filter(({ place }) => place === 'code')} place="code" onRepair={onRepair} />
      <PlaceNotice odd={odd.filter(({ place }) => place === 'string')} place="string" onRepair={onRepair} />
    </div>
  )
}

function PlaceNotice({ odd, place, onRepair }: OddCharactersNoticeProps & { place: OddPlace }) {
  if (odd.length === 0) return null
  const isRepairable = odd.some(({ plain }) => plain !== null)
  const what = odd.length === 1 ? 'One odd character' : `${odd.length} odd characters`
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line bg-limit-soft px-3 py-1 text-ui">
      <p className="min-w-48 flex-1">
        {place === 'code' ? `${what}: ` : `${what} in strings, which may be meant: `}
        {namesOf(odd)}.{!isRepairable && ' Nothing plain stands for it: delete it or type another.'}
      </p>
      {isRepairable && (
        <Button
          isSmall
          // Keeps the focus in the editor: on phones, blurring closes the keyboard and moves the button away from the
          // finger.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onRepair(place)}
        >
          {place === 'code' ? 'Repair' : 'Repair in strings'}
        </Button>
      )}
    </div>
  )
}

function namesOf(odd: readonly OddInCode[]): string {
  const names = [...new Set(odd.map(oddCharacterText))]
  const more = names.length - maxNames
  return more > 0 ? `${names.slice(0, maxNames).join(', ')} and ${more} more` : names.join(', ')
}
