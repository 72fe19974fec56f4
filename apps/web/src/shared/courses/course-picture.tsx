import { useState } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'

interface CoursePictureProps {
  /** URL of the thumbnail; empty if there is none. */
  src: string
  /** Name of the course; its first letter replaces a missing thumbnail. */
  name: string
  /** Sets the size. */
  className?: string
}

/**
 * The thumbnail of a course, or a pattern of cells around the first letter of its name. Decorative: the name is shown beside it.
 */
export function CoursePicture({ src, name, className }: CoursePictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const hasPicture = src !== '' && failed !== src
  return (
    <div className={joinClasses('flex items-center justify-center overflow-hidden bg-raised', className)}>
      {hasPicture ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          className="size-full object-cover"
          onError={() => setFailed(src)}
        />
      ) : (
        <Letter name={name} />
      )}
    </div>
  )
}

const cells = [0, 1, 2, 3, 4] as const
const lettered = 2

function Letter({ name }: { name: string }) {
  return (
    <span className="flex gap-2" aria-hidden>
      {cells.map((cell) => (
        <span
          key={cell}
          className={joinClasses(
            'num flex size-9 items-center justify-center rounded-md border text-base',
            cell === lettered
              ? 'border-primary bg-primary-soft text-primary'
              : 'border-line-strong bg-strong',
          )}
        >
          {cell === lettered && firstLetter(name)}
        </span>
      ))}
    </span>
  )
}

function firstLetter(name: string): string {
  const [letter] = new Intl.Segmenter().segment(name.trim())
  return letter?.segment.toLocaleUpperCase() ?? ''
}
