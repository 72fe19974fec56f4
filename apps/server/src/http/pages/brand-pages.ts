import { brandStyle, type ShownInstallation } from '@codedojo/contract'
import { escapeHtml, jsonInHtml } from './html-text.ts'

/** The settings of the installation that are written into every page. */
export interface PageBrand {
  readonly shown: ShownInstallation
  /** Changes with every change of the settings. */
  readonly revision: number
}

type BrandPage = (html: string) => string

/**
 * Writes the installation's name, colours and logo into pages, and the settings that their scripts need before the first render.
 * Each page is made once for each revision of the settings.
 */
export function makePageBrander(brand: () => PageBrand): BrandPage {
  let made = new Map<string, string>()
  let revision: number | null = null
  return (html) => {
    const current = brand()
    if (current.revision !== revision) {
      made = new Map()
      revision = current.revision
    }
    const known = made.get(html) ?? branded(html, current.shown)
    made.set(html, known)
    return known
  }
}

function branded(html: string, shown: ShownInstallation): string {
  const name = escapeHtml(shown.name)
  const json = jsonInHtml(JSON.stringify(shown))
  const style = brandStyle(shown)
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replaceAll(/(data-brand-name[^<>]{0,200}>)[^<]{0,200}/g, (_, tag: string) => `${tag}${name}`)
    .replace('</head>', () =>
      [
        `<script type="application/json" id="installation">${json}</script>`,
        ...(style === '' ? [] : [`<style id="brand">${style}</style>`]),
        '</head>',
      ].join('\n'),
    )
}
