import type { Language } from '@codedojo/contract'
import { useMemo } from 'react'
import { codeDifference } from '../../lib/code/code-difference.ts'
import { CodeDifference } from './code-difference.tsx'

interface ComparedCodeProps {
  /** Accessible name of the table. */
  label: string
  language: Language
  before: string
  after: string
}

/** Two versions of one program as a unified difference. */
export function ComparedCode({ label, language, before, after }: ComparedCodeProps) {
  const rows = useMemo(() => codeDifference(before, after, { ignoresSpace: false }), [before, after])
  return (
    <CodeDifference
      label={label}
      left={{ language, code: before }}
      right={{ language, code: after }}
      rows={rows}
      isUnified
    />
  )
}
