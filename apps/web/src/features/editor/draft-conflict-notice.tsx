import { VersionConflictNotice } from '../../ui/form/version-conflict-notice.tsx'
import { LazyPartView, lazyPart } from '../../ui/lazy-part.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import type { OpenDraft } from './use-draft.ts'

const comparedCode = lazyPart(
  async () => (await import('../../ui/code-difference/compared-code.tsx')).ComparedCode,
)

interface DraftConflictNoticeProps {
  draft: OpenDraft
  /** The version from another tab or device. */
  other: string
}

/** Shown when the code was also changed elsewhere; the diff view is loaded on request. */
export function DraftConflictNotice({ draft, other }: DraftConflictNoticeProps) {
  return (
    <VersionConflictNotice
      what="code"
      other={other}
      onUseOther={() => draft.autosave.takeOther()}
      onKeepMine={() => draft.autosave.keepMine()}
      renderDifference={() => (
        <LazyPartView
          part={comparedCode}
          given={{
            label: 'From your version to the other one',
            language: draft.language,
            before: draft.code,
            after: other,
          }}
          skeleton={<CodeSkeleton />}
          failure="The two versions could not be compared."
        />
      )}
    />
  )
}

const CodeSkeleton = () => (
  <Skeleton label="Comparing the two versions" className="space-y-2 p-3">
    <Bone className="h-3 w-2/3" />
    <Bone className="h-3 w-1/2" />
    <Bone className="h-3 w-3/5" />
  </Skeleton>
)
