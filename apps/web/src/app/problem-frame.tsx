import type { ReactNode } from 'react'
import { ProblemBar } from './problem-bar.tsx'

/** The page of a problem before there is anything to work on. */
export function ProblemFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col">
      <ProblemBar problem={null} />
      <main className="m-2 mt-0 min-h-0 flex-1 overflow-auto rounded-lg border border-line bg-panel md:grid md:grid-cols-[584px_1fr]">
        {children}
      </main>
    </div>
  )
}
