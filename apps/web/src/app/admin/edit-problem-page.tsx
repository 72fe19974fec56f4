import type { Problem } from '@codedojo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { ProblemForm } from '../../features/problem-admin/form/problem-form.tsx'
import { editedProblemQuery, versionsQuery } from '../../features/problem-admin/queries.ts'
import { VersionsPanel } from '../../features/problem-admin/versions/versions-panel.tsx'
import { RejudgeOffer } from '../../features/rejudges/rejudge-offer.tsx'
import { useAddressTab } from '../../lib/address/use-address-tab.ts'
import { managedProblemsPath, problemPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { MissingOrFailed } from '../../ui/missing-or-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.tsx'
import { useTitle } from '../shell/use-title.ts'
import { ProblemCreator } from './problem-creator.tsx'
import { problemFormSlots } from './problem-form-slots.tsx'

/** The form of one problem and its version history; its address survives a reload. */
export function EditProblemPage() {
  const { id = '' } = useParams()
  const problem = useQuery(editedProblemQuery(id))
  useTitle(problem.data ? `Edit ${problem.data.title}` : 'Edit problem')
  if (problem.data) return <LoadedPage key={id} problem={problem.data} reload={() => problem.refetch()} />
  return (
    <>
      <h1 className="mb-6 text-heading">Edit problem</h1>
      {problem.error ? (
        <MissingOrFailed
          reading={problem}
          missing="There is no such problem."
          missingDetail="It may have been deleted."
          wayOn={
            <Link to={managedProblemsPath} className={buttonClasses({ look: 'primary' })}>
              Go to the problems
            </Link>
          }
          failed="Failed to fetch problem details. Please try again later."
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}

interface LoadedPageProps {
  problem: Problem
  reload: () => Promise<unknown>
}

const views = { form: 'Form', versions: 'Versions' } as const

function LoadedPage({ problem, reload }: LoadedPageProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { shown: view, show } = useAddressTab('view', ['form', 'versions'])
  const leave = () => void navigate(managedProblemsPath)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <h1 className="min-w-0 flex-1 text-heading break-words">
          Edit {problem.number}. {problem.title}
        </h1>
        <fieldset className="seg" aria-label="Form or versions">
          {(['form', 'versions'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => show(each)}>
              {views[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <RejudgeOffer problemId={problem._id} className="mb-6" />
      {/* Hidden, not unmounted, so that typed text stays while the versions are shown. */}
      <div hidden={view !== 'form'}>
        <ProblemForm
          key={problem.version}
          problem={problem}
          creator={<CreatorOf problem={problem} />}
          onSaved={({ title }) => {
            notify(`Problem "${title}" updated successfully!`, {
              action: { text: 'View it', onClick: () => void navigate(problemPath(problem)) },
            })
            void queryClient.invalidateQueries()
            leave()
          }}
          onCancel={leave}
          onLoadTheirs={() => void reload()}
          {...problemFormSlots}
        />
      </div>
      {view === 'versions' && (
        <VersionsPanel
          problemId={problem._id}
          title={problem.title}
          onRestored={() => void queryClient.invalidateQueries()}
        />
      )}
    </>
  )
}

/** The problem names its creator only by id; the name comes from the version history, unless the account was erased. */
function CreatorOf({ problem }: { problem: Problem }) {
  const user = useUser()
  const versions = useQuery(versionsQuery(problem._id))
  if (problem.problemCreator === user._id)
    return <ProblemCreator name={user.name} avatarUrl={user.avatarUrl} />
  if (problem.problemCreator === null) return <span className="text-muted">Came as a package</span>
  const author = versions.data?.find((version) => version.author?._id === problem.problemCreator)?.author
  return author ? <ProblemCreator name={author.name} /> : <span className="text-muted">Not known</span>
}

function FormSkeleton() {
  return (
    <Skeleton label="Loading the problem" className="flex flex-col gap-5">
      <Bone className="h-10" />
      <Bone className="h-64" />
      <Bone className="h-24" />
    </Skeleton>
  )
}
