import { languageNames } from '@codedojo/contract'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { tonePillClasses, verdictLooks } from '../../../shared/submissions/verdict-look.ts'
import type { CaseListName } from '../form/problem-values.ts'
import { useProblemForm } from '../form/use-problem-form.ts'
import { agreementOn, type Disagreement } from '../save/reference-runs.ts'
import { isSameCase } from '../save/use-judgement-staleness.ts'
import type { JudgedForm } from '../save/use-problem-save.ts'

interface CasePillProps {
  list: CaseListName
  at: number
  /** The judge results that are still valid for the current solutions. */
  judged: JudgedForm
}

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** State of a test case: incomplete, or the reference solutions' verdict as long as case and solutions are unchanged. */
export function CasePill({ list, at, judged }: CasePillProps) {
  const { control } = useProblemForm()
  const one = useWatch({ control, name: `${list}.${at}` })
  if (!one) return null
  const missing = one.input === '' && one.inputRef === '' ? 'Input' : 'Output'
  if (missing === 'Input' || (one.output === '' && one.outputRef === ''))
    return (
      <span className="pill pill-none font-normal">
        <CircleDashed {...icon} /> {missing} missing
      </span>
    )
  const sent = judged.values?.[list][at]
  if (!sent || !isSameCase(sent, one)) return null
  const visible = judged.values?.visibleTestCases.length ?? 0
  const index = list === 'visibleTestCases' ? at + 1 : visible + at + 1
  const agreement = agreementOn(judged.runs, index)
  if (!agreement) return null
  if (agreement.kind === 'agrees')
    return (
      <span className="pill pill-ac font-normal">
        <CircleCheck {...icon} /> Reference agrees
      </span>
    )
  return (
    <span className="inline-flex flex-wrap gap-1">
      {agreement.by.map((each) => (
        <DisagreementPill key={each.language} {...each} />
      ))}
    </span>
  )
}

function DisagreementPill({ language, verdict }: Disagreement) {
  const { tone, Icon } = verdictLooks[verdict]
  return (
    <span className={`pill font-normal ${tonePillClasses[tone]}`}>
      <Icon {...icon} /> {languageNames[language]}: {verdict}
    </span>
  )
}
