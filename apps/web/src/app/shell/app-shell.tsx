import { BrandMark } from '../../ui/brand-mark.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import type { AppShellKind } from './app-shell-at.ts'

const label = 'Loading'

/**
 * The bar of a page before the session is known, with the logo in its final position. The server writes it into the HTML, so
 * that it is visible before any script runs, with the name of the installation in place of ours.
 */
export function AppShell({ kind }: { kind: AppShellKind }) {
  switch (kind) {
    case 'bar':
      return (
        <header className="flex h-14 items-center border-b border-line bg-panel px-4 md:px-6">
          <span className="flex items-center gap-2 text-base font-semibold tracking-tight max-md:min-h-11">
            <BrandMark />
            <span data-brand-name>CodeDojo</span>
          </span>
          <Skeleton label={label} className="ml-9 flex flex-1 items-center gap-6">
            <Bone className="w-16 max-lg:hidden" />
            <Bone className="w-16 max-lg:hidden" />
            <Bone className="ml-auto w-44 max-md:w-20" />
          </Skeleton>
        </header>
      )
    case 'work':
      return (
        <header className="flex h-12 items-center gap-3 px-4 max-md:bg-panel">
          <span className="flex size-8 items-center justify-center">
            <BrandMark />
          </span>
          {/* Loads the font of the statement now: a later font swap would shift its lines. */}
          <span data-brand-name className="invisible absolute" aria-hidden>
            CodeDojo
          </span>
          <Skeleton label={label} className="flex flex-1">
            <Bone className="w-44 max-md:w-28" />
          </Skeleton>
        </header>
      )
    case 'none':
      return (
        <Skeleton
          label={label}
          className="flex h-14 items-center gap-6 border-b border-line bg-panel px-4 md:px-6"
        >
          <Bone className="w-28" />
          <Bone className="w-16" />
          <Bone className="ml-auto w-44" />
        </Skeleton>
      )
  }
}
