import { lazy, Suspense } from 'react'

const DrawnAvatar = lazy(async () => ({ default: (await import('./drawn-avatar.tsx')).DrawnAvatar }))

interface AvatarProps {
  name: string
  /** An uploaded picture; null draws one from the name. */
  url: string | null
  /** Pixels. */
  size: number
}

/** Decorative: the name always stands beside it or in its button's label. */
export function Avatar({ name, url, size }: AvatarProps) {
  const box = { width: size, height: size }
  return (
    <span className="inline-block shrink-0 overflow-hidden rounded-full bg-avatar" style={box} aria-hidden>
      {url !== null ? (
        <img src={url} alt="" width={size} height={size} className="size-full object-cover" />
      ) : (
        <Suspense fallback={null}>
          <DrawnAvatar name={name} />
        </Suspense>
      )}
    </span>
  )
}
