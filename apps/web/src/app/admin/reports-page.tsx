import { useSearchParams } from 'react-router'
import { ReportAdmin } from '../../features/problem-reports/report-admin.tsx'
import { CaseEvidence } from '../../features/submissions/result/case-evidence.tsx'
import { useTitle } from '../shell/use-title.ts'

/** The problem reports of learners; the open one is in the address, so that a link can be shared. */
export function ReportsPage() {
  const [address, setAddress] = useSearchParams()
  useTitle('Reports')
  return (
    <>
      <header className="mb-6">
        <h1 className="text-heading">Reports</h1>
        <p className="mt-1 text-body text-muted">What learners say is wrong with statements and tests.</p>
      </header>
      <ReportAdmin
        shown={address.get('report')}
        onShow={(report) => setAddress(report === null ? {} : { report })}
        renderCase={(result) => <CaseEvidence result={result} isCompact outputTitle="Output" />}
      />
    </>
  )
}
