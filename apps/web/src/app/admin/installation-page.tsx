import { ThisInstallation } from '../../features/installation-admin/this-installation.tsx'
import { StatementMarkdown } from '../../features/statement/statement-markdown.tsx'
import { useTitle } from '../shell/use-title.ts'

/** What the administrators decide about the whole installation. */
export function InstallationPage() {
  useTitle('This installation')
  return (
    <div className="mx-auto max-w-[960px]">
      <header className="mb-5">
        <h1 className="text-heading">This installation</h1>
        <p className="mt-1 text-body text-muted">
          Its name and look, who may join, and which parts there are. Each change is in the audit log.
        </p>
      </header>
      <ThisInstallation renderMarkdown={(text) => <StatementMarkdown text={text} />} />
    </div>
  )
}
