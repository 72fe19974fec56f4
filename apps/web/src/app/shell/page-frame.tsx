import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionQuery } from '../../features/accounts/queries.ts'
import { BootScreen } from './boot-screen.tsx'
import { BrandLink } from './brand-link.tsx'
import { NavbarFrame } from './navbar-layout.tsx'

/** Layout of public pages: the navbar for users, the logo alone for visitors. */
export function PageFrame({ children }: { children: ReactNode }) {
  const session = useQuery(sessionQuery)
  if (session.isPending) return <BootScreen />
  if (session.data) return <NavbarFrame>{children}</NavbarFrame>
  return (
    <>
      <header className="flex h-14 items-center border-b border-line bg-panel px-4 md:px-6">
        <BrandLink />
      </header>
      <main className="mx-auto max-w-[1200px] px-4 pt-6 pb-10 md:px-6 md:pt-8">{children}</main>
    </>
  )
}
