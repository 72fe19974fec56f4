import type { AssistantUsage } from '@codedojo/contract'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { joinClasses } from '../../lib/join-classes.ts'
import { DescriptionItem, DescriptionList } from '../../ui/description-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { tokenPrice } from './figures.ts'

type Provider = AssistantUsage['provider']

const names = {
  gemini: 'Gemini',
  openai: 'OpenAI-compatible service',
  coach: 'Embedded coach',
} as const satisfies Record<Provider['kind'], string>

/** The model provider, whether it works, and what to do if it does not. */
export function ProviderPanel({ provider }: { provider: Provider }) {
  const { kind, model, detail, cure, prices } = provider
  return (
    <Panel title="Who answers" trailing={<Standing works={provider.works} />}>
      <div className="flex flex-col gap-3 p-4">
        <DescriptionList>
          <DescriptionItem name="Provider">{names[kind]}</DescriptionItem>
          {model !== '' && (
            <DescriptionItem name="Model">
              <span className="num">{model}</span>
            </DescriptionItem>
          )}
          {kind !== 'coach' && (
            <DescriptionItem name="Prices">{prices ? pricesWords(prices) : 'Not set'}</DescriptionItem>
          )}
        </DescriptionList>
        <p className="text-ui break-words text-muted">{detail}</p>
        {cure !== null && <p className="text-ui break-words text-muted">{cure}</p>}
        {kind !== 'coach' && prices === null && (
          <p className="text-ui text-muted">Set AI_PROMPT_PRICE and AI_REPLY_PRICE to see what it costs.</p>
        )}
      </div>
    </Panel>
  )
}

function pricesWords({ prompt, reply }: NonNullable<Provider['prices']>): string {
  return `${tokenPrice(prompt)} read, ${tokenPrice(reply)} written, for a million tokens`
}

function Standing({ works }: { works: boolean }) {
  const Icon = works ? CircleCheck : CircleAlert
  return (
    <span className={joinClasses('flex items-center gap-1.5 text-ui', works ? 'text-ac' : 'text-wa')}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {works ? 'Works' : 'Failing'}
    </span>
  )
}
