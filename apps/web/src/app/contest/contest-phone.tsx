import { ChevronLeft, EllipsisVertical, History } from 'lucide-react'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { OwnSubmissions } from '../../features/contests/round/own-submissions.tsx'
import { ContestTimeLeft } from '../../features/contests/time-left-text.tsx'
import type { EditorHandle } from '../../features/editor/code-editor.tsx'
import { contestPath } from '../../lib/paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { WorkPhone } from '../problem/work/work-phone.tsx'
import { ContestDescription } from './contest-description.tsx'
import { ContestEvidence } from './contest-evidence.tsx'
import type { ContestLayoutProps } from './contest-workspace.tsx'
import { useContestNeighbours } from './use-contest-neighbours.ts'

export function ContestPhone(props: ContestLayoutProps) {
  const { work, view, contest, problem } = props
  const editor = useRef<EditorHandle>(null)
  return (
    <WorkPhone
      work={work}
      view={view}
      editor={editor}
      bar={<PhoneBar {...props} />}
      left={
        view.left === 'submissions' ? (
          <ScrollRegion label="My submissions" className="h-full overflow-y-auto">
            <OwnSubmissions
              contestId={contest._id}
              letter={problem.letter}
              onOpenInEditor={(submission) => {
                work.opening.openSubmission(submission)
                view.showPhone('code')
              }}
            />
          </ScrollRegion>
        ) : (
          <ContestDescription work={work} contest={contest} problem={problem} />
        )
      }
      evidence={
        <ContestEvidence
          {...props}
          isPhone
          onJump={(place) => {
            view.showPhone('code')
            requestAnimationFrame(() => editor.current?.goTo(place.line, place.from))
          }}
          onCaseAdded={() => {}}
        />
      }
    />
  )
}

function PhoneBar({ view, contest, problem: { letter, title }, now }: ContestLayoutProps) {
  const navigate = useNavigate()
  const { openPrevious, openNext } = useContestNeighbours(contest, letter)
  const more = (
    <button type="button" aria-label="More" className="btn btn-ghost btn-square btn-sm">
      <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden />
    </button>
  )
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 px-1 text-base">
      <Link
        to={contestPath(contest)}
        aria-label="Back to the contest"
        className="btn btn-ghost btn-square btn-sm"
      >
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
      </Link>
      <p className="min-w-0 flex-1 truncate" dir="auto" title={title}>
        {letter}. {title}
      </p>
      <ContestTimeLeft contest={contest} now={now} />
      <IconButton
        label="My submissions"
        icon={<History size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => view.showLeft('submissions')}
      />
      <Menu trigger={more}>
        {openPrevious && <MenuItem onChoose={openPrevious}>Previous problem</MenuItem>}
        {openNext && <MenuItem onChoose={openNext}>Next problem</MenuItem>}
        <MenuItem onChoose={() => void navigate(contestPath(contest, 'scoreboard'))}>Scoreboard</MenuItem>
        <MenuItem onChoose={() => void navigate(contestPath(contest, 'questions'))}>Questions</MenuItem>
      </Menu>
    </header>
  )
}
