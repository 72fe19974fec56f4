import { Star } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { FieldNote } from '../../../ui/form/field.tsx'
import { starCounts } from './stars.tsx'

interface StarFieldProps {
  /** Number of chosen stars; 0 if there is none. */
  chosen: number
  error: string | undefined
  field: UseFormRegisterReturn
}

/** A rating field of one to five stars; arrow keys change the rating. */
export function StarField({ chosen, error, field }: StarFieldProps) {
  return (
    <fieldset>
      <legend className="sr-only">Stars</legend>
      <div className="-ml-1.5 flex">
        {starCounts.map((count) => (
          <label
            key={count}
            className="cursor-pointer rounded-md p-1.5 has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:p-2.5"
          >
            <input type="radio" value={count} className="sr-only" {...field} />
            <span className="sr-only">{pluralize(count, 'star')}</span>
            <Star
              size={20}
              strokeWidth={1.75}
              className={joinClasses(count <= chosen ? 'fill-current text-limit' : 'text-faint')}
              aria-hidden
            />
          </label>
        ))}
      </div>
      <FieldNote id="stars-note" error={error} />
    </fieldset>
  )
}
