import { languageNames } from '@codedojo/contract'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { tonePill, verdictLooks } from '../../../ui/verdict-look.ts'
import type { CaseListName, CaseValues } from '../form/problem-values.ts'
import { useProblemForm } from '../form/use-problem-form.ts'
import { agreementOn } from '../save/reference-runs.ts'
import type { JudgedSave } from '../save/use-problem-save.ts'

interface CasePillProps {
  list: CaseListName
  at: number
  judged: JudgedSave
}

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What is missing in a case, or what the reference solutions said of it as long as it is the one they were judged on. */
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
  const sent = list === 'visibleTestCases' ? judged.visible[at] : judged.hidden[at]
  if (!sent || !isSameCase(sent, one)) return null
  const index = list === 'visibleTestCases' ? at + 1 : judged.visible.length + at + 1
  const agreement = agreementOn(judged.runs, index)
  if (!agreement) return null
  if (agreement.kind === 'agrees')
    return (
      <span className="pill pill-ac font-normal">
        <CircleCheck {...icon} /> Reference agrees
      </span>
    )
  const { tone, Icon } = verdictLooks[agreement.verdict]
  return (
    <span className={`pill font-normal ${tonePill[tone]}`}>
      <Icon {...icon} /> {languageNames[agreement.language]}: {agreement.verdict}
    </span>
  )
}

function isSameCase(one: CaseValues, other: CaseValues): boolean {
  return (
    one.input === other.input &&
    one.output === other.output &&
    one.inputRef === other.inputRef &&
    one.outputRef === other.outputRef
  )
}
