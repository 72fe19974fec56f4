import { brandColours, isColour, leastContrast, type Part, type Tone } from '@codedojo/contract'
import type { CSSProperties } from 'react'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useInstallationForm } from './use-installation-form.ts'

const links: readonly { readonly text: string; readonly part: Part | null }[] = [
  { text: 'Explore Courses', part: 'courses' },
  { text: 'Problem', part: null },
  { text: 'Contest', part: 'contests' },
  { text: 'Discuss', part: 'rooms' },
  { text: 'Store', part: 'store' },
  { text: 'Contact Us', part: null },
]

/** How the top bar and the announcement will look, in a dark and in the light theme, before anything is saved. */
export function InstallationPreview() {
  return (
    <Panel title="Preview">
      <div className="space-y-4 p-4">
        <Sample tone="dark" theme="leet" />
        <Sample tone="light" theme="daylight" />
      </div>
    </Panel>
  )
}

function Sample({ tone, theme }: { tone: Tone; theme: string }) {
  const { watch } = useInstallationForm()
  const { name, logo, colours, parts, banner } = watch('settings')
  const colour = colours[tone].trim().toLowerCase()
  const made = isColour(colour) ? brandColours(colour, tone) : null
  return (
    <div>
      <div
        data-theme={theme}
        style={made ? styleOf(made) : undefined}
        className="overflow-hidden rounded-lg border border-line bg-canvas text-ink"
      >
        {banner.text.trim() !== '' && (
          <p className="border-b border-line bg-primary-soft px-4 py-2 text-ui" dir="auto">
            {banner.text}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-panel px-4 py-3">
          <span className="flex items-center gap-2 text-base font-semibold">
            {logo === '' ? <BrandMark /> : <img src={logo} alt="" className="size-5 object-contain" />}
            <span dir="auto">{name.trim() || 'Without a name'}</span>
          </span>
          <span className="flex flex-wrap gap-x-3 text-ui text-muted">
            {links
              .filter(({ part }) => part === null || parts[part])
              .map(({ text }) => (
                <span key={text}>{text}</span>
              ))}
          </span>
          {parts.premium && <span className="ml-auto text-ui text-primary">Upgrade</span>}
        </div>
        <div className="flex items-center gap-4 px-4 py-3">
          <span className="btn btn-primary btn-sm pointer-events-none">Submit</span>
          <span className="text-ui text-primary underline underline-offset-2">A link</span>
        </div>
      </div>
      {made && (
        <p className={made.contrast < leastContrast ? 'mt-1 text-ui text-wa' : 'mt-1 text-ui text-muted'}>
          Lowest contrast {made.contrast.toFixed(1)}; {leastContrast} is needed.
        </p>
      )}
    </div>
  )
}

/** Custom properties, which the type of `style` does not know. */
function styleOf({ primary, content, hover, soft }: ReturnType<typeof brandColours>): CSSProperties {
  const values: Record<`--${string}`, string> = {
    '--color-primary': primary,
    '--color-primary-content': content,
    '--primary-hover': hover,
    '--primary-soft': soft,
  }
  return values
}
