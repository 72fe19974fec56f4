import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { textLinkClasses } from '../../ui/text-link.ts'
import { useRowFocus } from '../../ui/use-row-focus.ts'
import { MadeToken, type MadeTokenFacts } from './made-token.tsx'
import { NewTokenForm } from './new-token-form.tsx'
import { apiTokensQuery } from './queries.ts'
import { TokenRow } from './token-row.tsx'

interface ApiTokensPanelsProps {
  /** Whether the scopes of administrators are offered. */
  isAdmin: boolean
}

/** The user's API tokens, a form for another one, and the one that was just made. */
export function ApiTokensPanels({ isAdmin }: ApiTokensPanelsProps) {
  const [made, setMade] = useState<MadeTokenFacts | null>(null)
  return (
    <>
      {made && <MadeToken made={made} onClose={() => setMade(null)} />}
      <TokenList />
      <NewTokenForm isAdmin={isAdmin} onMade={setMade} />
    </>
  )
}

function TokenList() {
  const { data: tokens, error, isFetching, refetch } = useQuery(apiTokensQuery)
  const { area, ...watchFocus } = useRowFocus(tokens)
  if (tokens === undefined && error) {
    return <ReadFailed title="Failed to load your API tokens." reading={{ error, isFetching, refetch }} />
  }
  return (
    <Panel title="API tokens">
      <p className="border-b border-line px-4 py-3 text-ui text-muted">
        With a token a script acts for you, within what you allow it. The calls are listed in the{' '}
        <a href="/api/docs" className={textLinkClasses}>
          API reference
        </a>
        .
      </p>
      {tokens === undefined && (
        <Skeleton label="Loading your API tokens" className="p-4">
          <Bone className="w-64" />
        </Skeleton>
      )}
      {tokens?.length === 0 && <p className="px-4 py-3 text-body text-muted">You have no API tokens.</p>}
      <div ref={area} {...watchFocus}>
        {tokens !== undefined && tokens.length > 0 && (
          <ul aria-label="API tokens" className="divide-y divide-line px-4">
            {tokens.map((token) => (
              <TokenRow key={token._id} token={token} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
