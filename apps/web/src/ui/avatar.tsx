interface AvatarProps {
  name: string
  /** URL of the uploaded picture; null for an avatar that the server draws from the name. */
  url: string | null
  /** Pixels. */
  size: number
}

/** A person's picture. Decorative: the name is always shown beside it or in the label of its button. */
export function Avatar({ name, url, size }: AvatarProps) {
  return (
    <span
      className="inline-block shrink-0 overflow-hidden rounded-full bg-avatar"
      style={{ width: size, height: size }}
      aria-hidden
    >
      <img src={url ?? facePath(name)} alt="" width={size} height={size} className="size-full object-cover" />
    </span>
  )
}

function facePath(name: string): string {
  return `/pictures/face?${new URLSearchParams({ name })}`
}
