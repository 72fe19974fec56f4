import { VersionConflictNotice } from '../../ui/form/version-conflict-notice.tsx'
import { LazyPartView, lazyPart } from '../../ui/lazy-part.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import type { OpenDraft } from './use-draft.ts'

const comparedCode = lazyPart(
  async () => (await import('../../ui/code-difference/compared-code.tsx')).ComparedCode,
)

interface TwoCodesNoticeProps {
  draft: OpenDraft
  /** The code from elsewhere. */
  other: string
}

/** Shown when the code was changed elsewhere, too; what compares the two is loaded when it is asked for. */
export function TwoCodesNotice({ draft, other }: TwoCodesNoticeProps) {
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
