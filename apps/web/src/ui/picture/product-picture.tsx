import { Package } from 'lucide-react'
import { useState } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'

interface ProductPictureProps {
  /** Address; empty: there is none. */
  src: string
  /** What it shows; empty beside the product's name. */
  alt?: string
  className?: string
}

/** A product's picture, or a quiet sign in its place when there is none or it cannot be had. */
export function ProductPicture({ src, alt = '', className }: ProductPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const hasPicture = src !== '' && failed !== src
  return (
    <div className={joinClasses('flex items-center justify-center overflow-hidden bg-raised', className)}>
      {hasPicture ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          className="size-full object-contain"
          onError={() => setFailed(src)}
        />
      ) : (
        <Package size={40} strokeWidth={1.25} className="text-faint" aria-hidden />
      )}
    </div>
  )
}
