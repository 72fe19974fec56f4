import type { ComponentType } from 'react'
import { onFirstInteraction } from '../../lib/lazy/on-first-interaction.ts'
import { ChatSkeleton } from '../../ui/chat/chat-skeleton.tsx'
import { LazyPartView, lazyPart } from '../../ui/lazy-part.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { NoResultYet } from './no-result-yet.tsx'

/*
 * Panels of the problem page that are hidden at first. They are prefetched one after the other at the first interaction, so
 * that they open at once.
 */
const evidence = lazyPart(async () => (await import('./problem-evidence.tsx')).ProblemEvidence)
const result = lazyPart(async () => (await import('./problem-result.tsx')).ProblemResult)
const submissions = lazyPart(
  async () => (await import('../../features/submissions/list/submissions-panel.tsx')).SubmissionsPanel,
)
const solutions = lazyPart(async () => (await import('./problem-solutions.tsx')).ProblemSolutions)
const notes = lazyPart(async () => (await import('./problem-notes.tsx')).ProblemNotes)
const ninja = lazyPart(async () => (await import('./problem-ninja.tsx')).ProblemNinja)

onFirstInteraction(() => {
  // A failed prefetch is retried when the panel opens, which shows the error.
  loadAll().catch(() => undefined)
})

async function loadAll(): Promise<void> {
  for (const part of [evidence, result, submissions, solutions, notes, ninja]) await part.load()
}

type PropsOf<Part> = Part extends { loaded: () => ComponentType<infer Props> | null } ? Props : never

export const Submissions = (props: PropsOf<typeof submissions>) => (
  <LazyPartView
    part={submissions}
    given={props}
    skeleton={<RowSkeleton label="Loading your submissions" />}
    failure="Your submissions could not be loaded."
  />
)

export const Solutions = (props: PropsOf<typeof solutions>) => (
  <LazyPartView
    part={solutions}
    given={props}
    skeleton={<RowSkeleton label="Loading the solutions" />}
    failure="The solutions could not be loaded."
  />
)

export const Notes = (props: PropsOf<typeof notes>) => (
  <LazyPartView
    part={notes}
    given={props}
    skeleton={<NoteSkeleton />}
    failure="Your note could not be loaded."
  />
)

export const Ninja = (props: PropsOf<typeof ninja>) => (
  <LazyPartView
    part={ninja}
    given={props}
    skeleton={<ChatSkeleton />}
    failure="The conversation could not be loaded."
  />
)

export const Result = (props: PropsOf<typeof result>) => (
  <LazyPartView
    part={result}
    given={props}
    skeleton={<CaseSkeleton />}
    failure="The result could not be shown."
  />
)

/** The console with the result of the last run or submission; before the first, an explanation. */
export function LatestEvidence(props: PropsOf<typeof evidence>) {
  if (props.work.judging.state.kind === 'idle') return <NoResultYet />
  return (
    <LazyPartView
      part={evidence}
      given={props}
      skeleton={<CaseSkeleton />}
      failure="The cases could not be shown."
    />
  )
}

function RowSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className="px-4 pt-4">
      {['w-28', 'w-36', 'w-24'].map((width) => (
        <div key={width} className="flex h-11 items-center gap-4 border-b border-line">
          <Bone className={`h-5 ${width}`} />
          <Bone className="ml-auto h-3 w-24" />
        </div>
      ))}
    </Skeleton>
  )
}

const NoteSkeleton = () => (
  <Skeleton label="Loading your note" className="flex flex-col gap-4 p-5">
    <Bone className="w-40" />
    <div className="h-64 rounded-lg border border-line" />
  </Skeleton>
)

const CaseSkeleton = () => (
  <Skeleton label="Loading the cases" className="space-y-4 p-4">
    <Bone className="h-6 w-40" />
    <Bone className="h-24 w-full" />
  </Skeleton>
)
