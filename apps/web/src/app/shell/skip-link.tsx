/** The first tab stop: skips the bars and leads to the content, whose id is "main". */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:p-3"
    >
      Skip to the content
    </a>
  )
}
