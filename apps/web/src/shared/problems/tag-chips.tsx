interface TagChipsProps {
  tags: readonly string[]
  /** How many tags are shown before "+n". */
  most?: number
}

export function TagChips({ tags, most = 2 }: TagChipsProps) {
  const rest = tags.slice(most)
  return (
    <span className="inline-flex flex-wrap gap-1">
      {tags.slice(0, most).map((tag) => (
        <span key={tag} className="chip">
          {tag}
        </span>
      ))}
      {rest.length > 0 && (
        <span className="chip" title={rest.join(', ')}>
          +{rest.length}
          <span className="sr-only">: {rest.join(', ')}</span>
        </span>
      )}
    </span>
  )
}
