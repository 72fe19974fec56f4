import { ChevronLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { ContestEditor } from '../../features/contest-admin/form/contest-editor.tsx'
import { managedContestPath, managedContestsPath } from '../../lib/paths.ts'
import { UserText } from '../../ui/markdown/user-text.tsx'
import { useTitle } from '../shell/use-title.ts'

export function NewContestPage() {
  const navigate = useNavigate()
  useTitle('New contest')
  return (
    <div className="mx-auto max-w-[1152px]">
      <header className="mb-5">
        <Link
          to={managedContestsPath}
          className="mb-2 inline-flex items-center gap-1 text-ui text-muted hover:text-ink max-md:min-h-11"
        >
          <ChevronLeft size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
          Contests
        </Link>
        <h1 className="text-heading">New contest</h1>
      </header>
      <ContestEditor
        contest={null}
        renderMarkdown={renderMarkdown}
        onSaved={(saved) => void navigate(managedContestPath(saved))}
      />
    </div>
  )
}

const renderMarkdown = (text: string) => <UserText text={text} />
