import { oddCharacterText } from '@codedojo/contract'
import { Button } from '../../../ui/button.tsx'
import type { OddInCode, OddPlace } from './odd-marks.ts'

const mostNames = 3

interface OddCharactersNoticeProps {
  odd: readonly OddInCode[]
  onRepair: (place: OddPlace) => void
}

/** Says which odd characters are in the code, and repairs them by one press; those in strings by another. */
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
          // The focus stays in the editor: what comes and goes with it on a phone would move the button from under the finger.
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
  const more = names.length - mostNames
  return more > 0 ? `${names.slice(0, mostNames).join(', ')} and ${more} more` : names.join(', ')
}
