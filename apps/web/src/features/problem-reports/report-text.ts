import type { ReportSubject } from '@codedojo/contract'
import { CircleHelp, FileText, FlaskConical, type LucideIcon } from 'lucide-react'

/** Label and icon of each report subject. */
export const subjectLooks = {
  statement: { word: 'Statement', Icon: FileText },
  test: { word: 'Test', Icon: FlaskConical },
  other: { word: 'Other', Icon: CircleHelp },
} as const satisfies Record<ReportSubject, { word: string; Icon: LucideIcon }>
