import type { Config } from '../../apps/server/src/config.ts'
import { makeOidc } from '../../apps/server/src/providers/identity/oidc.ts'
import { oidcProviders } from '../../packages/contract/src/sign-in-providers.ts'
import { type Finding, faultFinding, okFinding, reasonOf } from './finding.ts'

/** Asks each identity provider of the operator's own for its configuration; nothing where none is set up. */
export function examineIssuers({ identity }: Pick<Config, 'identity'>): Promise<Finding[]> {
  const all = oidcProviders.flatMap((provider, at) => {
    const settings = identity[provider]
    return settings ? [examine(settings, at === 0 ? 'OIDC_' : `OIDC_${at + 1}_`)] : []
  })
  return Promise.all(all)
}

async function examine(settings: Parameters<typeof makeOidc>[0], prefix: string): Promise<Finding> {
  const name = `sign-in with ${settings.name}`
  try {
    await makeOidc(settings).check()
    return okFinding(name, `${settings.issuer} answers`)
  } catch (error) {
    const cure = `Check the settings whose names begin with ${prefix}, and the way to the issuer.`
    return faultFinding(name, reasonOf(error), cure)
  }
}
