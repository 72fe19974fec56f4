import { type Contest, languageNames, languages } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { Panel } from '../../../ui/panel.tsx'
import { rankingRuleText } from '../contest-text.ts'

interface AboutContestProps {
  contest: Contest
  renderMarkdown: (text: string) => ReactNode
}

/** Description and rules of the contest. */
export function AboutContest({ contest, renderMarkdown }: AboutContestProps) {
  const { description, rule, penaltyMinutes, freezeMinutes, isRated } = contest
  return (
    <Panel title="About this contest" className="mt-6">
      <div className="px-4 py-3 text-base" dir="auto">
        {description.trim() !== '' && (
          <div className="mb-4 border-b border-line pb-3">
            <div className="max-w-[680px]">{renderMarkdown(description)}</div>
          </div>
        )}
        <ul className="max-w-[680px] list-disc space-y-1 pl-5 text-body text-muted marker:text-faint">
          <li>{rankingRuleText[rule]}</li>
          <li>
            Penalty is the minutes until each solved problem was accepted
            {penaltyMinutes > 0 && `, and ${pluralize(penaltyMinutes, 'minute')} for each wrong try before`}.
          </li>
          {freezeMinutes > 0 && (
            <li>The scoreboard freezes for the last {pluralize(freezeMinutes, 'minute')}.</li>
          )}
          <li>A submission is answered with its verdict only.</li>
          <li>Languages: {languageWords(contest)}.</li>
          {isRated && <li>Your rating changes with your place, if you submit at least once.</li>}
        </ul>
      </div>
    </Panel>
  )
}

function languageWords(contest: Contest): string {
  return languages
    .filter((each) => contest.languages.includes(each))
    .map((each) => languageNames[each])
    .join(', ')
}
