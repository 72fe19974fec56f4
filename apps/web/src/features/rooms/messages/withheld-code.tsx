import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { quietLinkClasses } from '../../../ui/text-link.ts'

interface WithheldCodeProps {
  blocks: number
  /** Path of the problem; null if not known. */
  problemPath: string | null
}

/** Replaces code that the server withholds as a spoiler. */
export function WithheldCode({ blocks, problemPath }: WithheldCodeProps) {
  return (
    <div className="my-2 flex w-fit max-w-full items-start gap-3 rounded-lg border border-line bg-canvas px-3 py-2.5 text-ui text-muted">
      <Lock size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
      <p>
        {blocks > 1 && `${blocks} pieces of code. `}Code is shown once you have solved the problem.{' '}
        {problemPath !== null && (
          <Link to={problemPath} className={quietLinkClasses}>
            To the problem
          </Link>
        )}
      </p>
    </div>
  )
}
