import type { ReactNode } from 'react'

/** A list of named values, one per line. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[88px_1fr] gap-x-4 gap-y-1.5 text-ui">{children}</dl>
}

export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-faint">{name}</dt>
      <dd className="min-w-0 text-left break-words" dir="auto">
        {children}
      </dd>
    </>
  )
}
