import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Panel } from '../../ui/panel.tsx'

export interface MadeTokenFacts {
  readonly name: string
  readonly token: string
}

interface MadeTokenProps {
  made: MadeTokenFacts
  onClose: () => void
}

/** A token right after it was made, the only time that it is shown. It gets the focus, so that a screen reader reads it. */
export function MadeToken({ made: { name, token }, onClose }: MadeTokenProps) {
  const area = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another message.
  useEffect(() => area.current?.focus(), [token])
  const example = `curl -H "Authorization: Bearer ${token}" ${window.location.origin}/api/user/check`
  return (
    <Panel
      title={`The token ${name}`}
      trailing={
        <Button isSmall onClick={onClose}>
          I have copied it
        </Button>
      }
    >
      <div ref={area} tabIndex={-1} className="space-y-3 p-4 outline-none">
        <p className="text-body">
          This token is shown only now. Copy it to where your script reads it, and keep it as you keep a
          password.
        </p>
        <Secret label="Token" text={token} />
        <p className="text-ui text-muted">To try it, run this in a terminal. It answers who you are.</p>
        <Secret label="Example" text={example} />
      </div>
    </Panel>
  )
}

function Secret({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex items-start gap-2 rounded-lg border border-line bg-raised py-1.5 pr-1.5 pl-3">
      <p className="min-w-0 flex-1 self-center text-ui break-all">
        <span className="sr-only">{label}: </span>
        <code className="num">{text}</code>
      </p>
      <CopyButton label={`Copy the ${label.toLowerCase()}`} text={text} />
    </div>
  )
}
