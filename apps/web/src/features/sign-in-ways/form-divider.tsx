/** The line between the ways to sign in. */
export function FormDivider({ children }: { children: string }) {
  return (
    <p className="my-5 flex items-center gap-3 text-ui text-muted">
      <span className="h-px flex-1 bg-line" aria-hidden />
      {children}
      <span className="h-px flex-1 bg-line" aria-hidden />
    </p>
  )
}
