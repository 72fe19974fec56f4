import { Code, Video } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'

const icons = { Video, Code } as const

/** Placeholder for features that are not built yet. Source of the texts: the specification. */
export function ComingSoon({ title }: { title: keyof typeof icons }) {
  const Icon = icons[title]
  return (
    <div className="panel flex h-full flex-col justify-center max-md:rounded-none max-md:border-0">
      <EmptyState
        icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
        title={`${title} Coming Soon!`}
        detail="We're working hard on it"
      />
    </div>
  )
}
