import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsWorkPhone } from '../../lib/use-media-query.ts'
import { ProblemBar } from './problem-bar.tsx'

/** The page of a problem without its content. */
export function ProblemFrame({ children }: { children: ReactNode }) {
  const isPhone = useIsWorkPhone()
  return (
    <div className="flex h-dvh flex-col max-md:bg-panel">
      {isPhone ? <PhoneBar /> : <ProblemBar problem={null} />}
      <main className="min-h-0 flex-1 overflow-auto bg-panel md:m-2 md:mt-0 md:grid md:grid-cols-[584px_1fr] md:rounded-lg md:border md:border-line">
        {children}
      </main>
    </div>
  )
}

/** The bar of small screens before the problem is loaded. */
function PhoneBar() {
  return (
    <header className="flex h-12 shrink-0 items-center px-1">
      <Link to="/#problems" aria-label="Back to the problems" className="btn btn-ghost btn-square btn-sm">
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
      </Link>
    </header>
  )
}
