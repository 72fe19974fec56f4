import {
  changeInstallationBody,
  installationLimits,
  type ManagedInstallation,
  parts,
} from '@codedojo/contract'
import { z } from 'zod'
import { formatLocalTime, parseLocalTime } from '../../lib/format/local-time.ts'

/** The values as typed, in the shape of the settings. The end of the announcement is in the browser's time zone; without a text there is none. */
const typedSchema = z.object({
  revision: z.number(),
  settings: z.object({
    name: z.string(),
    logo: z.string(),
    colours: z.object({ dark: z.string(), light: z.string() }),
    signUp: z.object({ who: z.string(), domains: z.array(z.string()) }),
    parts: z.object({
      store: z.boolean(),
      premium: z.boolean(),
      courses: z.boolean(),
      rooms: z.boolean(),
      contests: z.boolean(),
      assistants: z.boolean(),
      profiles: z.boolean(),
    }),
    solutions: z.string(),
    frontPage: z.string(),
    terms: z.string(),
    contactEmail: z.string(),
    communityLinks: z.array(z.object({ text: z.string(), address: z.string() })),
    banner: z.object({ text: z.string(), until: z.string() }),
  }),
})

export type InstallationForm = z.input<typeof typedSchema>
export type InstallationChange = z.output<typeof changeInstallationBody>

/** Parses the typed values with the server's rules; all errors are reported at once. */
export const installationFormSchema = typedSchema.transform((typed, context): InstallationChange => {
  const { banner } = typed.settings
  const { data, error } = changeInstallationBody.safeParse({
    revision: typed.revision,
    settings: {
      ...typed.settings,
      banner:
        banner.text.trim() === ''
          ? null
          : { text: banner.text, until: parseLocalTime(banner.until) ?? undefined },
    },
  })
  for (const { path, message } of error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [...path], message })
  return data ?? z.NEVER
})

export function installationFormOf({ settings, revision }: ManagedInstallation): InstallationForm {
  const { banner } = settings
  return {
    revision,
    settings: {
      ...settings,
      banner: banner ? { text: banner.text, until: formatLocalTime(banner.until) } : { text: '', until: '' },
    },
  }
}

/** The fields that a server error can refer to. */
export const installationFields = [
  'settings.name',
  'settings.logo',
  'settings.colours.dark',
  'settings.colours.light',
  'settings.signUp.who',
  'settings.signUp.domains',
  'settings.solutions',
  'settings.frontPage',
  'settings.terms',
  'settings.contactEmail',
  'settings.communityLinks',
  ...Array.from({ length: installationLimits.links }, (_, at) =>
    (['text', 'address'] as const).map((name) => `settings.communityLinks.${at}.${name}` as const),
  ).flat(),
  'settings.banner.text',
  'settings.banner.until',
  ...parts.map((part) => `settings.parts.${part}` as const),
] as const
