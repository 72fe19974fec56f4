import { Package } from 'lucide-react'
import { useState } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'

interface ProductPictureProps {
  /** URL; empty if none. */
  src: string
  /** Alternative text; empty beside the product's name. */
  alt?: string
  className?: string
}

/** The picture of a product, or a placeholder when there is none or it cannot be loaded. */
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
