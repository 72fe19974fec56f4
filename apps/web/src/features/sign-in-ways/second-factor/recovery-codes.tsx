import { saveFile } from '../../../lib/api/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onClose: () => void
}

/** The recovery codes right after they were drawn, the only time that they are shown. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  return (
    <div className="space-y-4 p-4">
      <p className="text-body">
        Keep these recovery codes where you find them without your phone. Each signs in once in place of a
        code of the app. They are shown only now.
      </p>
      <div className="flex items-start gap-2 rounded-lg border border-line bg-raised py-2 pr-2 pl-3">
        <ul aria-label="Recovery codes" className="grid min-w-0 flex-1 gap-x-6 gap-y-1 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code className="num text-ui">{code}</code>
            </li>
          ))}
        </ul>
        <CopyButton label="Copy the recovery codes" text={text} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => saveFile('codedojo-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          Download
        </Button>
        <Button look="primary" onClick={onClose}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
