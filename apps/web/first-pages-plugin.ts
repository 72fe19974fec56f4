import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { buildAboveTheFold } from './build-above-the-fold.ts'
import { type FirstPage, firstPages } from './first-pages.ts'
import { preloadLaterAttribute } from './src/app/above-the-fold/above-the-fold.ts'
import type { AppShellKind } from './src/app/shell/app-shell-at.ts'
import { phoneQuery } from './src/lib/phone-query.ts'

type Bundle = Rolldown.OutputBundle
type DrawFrame = (kind: AppShellKind) => string

const source = `${import.meta.dirname}/src`

/**
 * Writes `first-pages.json`: for each landing page its HTML, and the calls whose responses the server writes into it. The HTML
 * is index.html with preload links for the page's chunks and the empty bar of the page. For pages whose part above the fold the
 * server draws, it also names the script that draws it, and the HTML to insert it into.
 */
export function firstPagesPlugin(): Plugin {
  return {
    name: 'first-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has written index.html.
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        index.source = withLinks(String(index.source), scriptsOf(['start.tsx'], bundle).map(preload))
        const making = { index: index.source, bundle, drawFrame: await loadFrame() }
        const renderScript = this.emitFile({
          type: 'asset',
          name: 'render-above-the-fold.mjs',
          source: await buildAboveTheFold(),
        })
        const pages = firstPages.map((page) => ({
          path: page.path.source,
          isSignedIn: page.isSignedIn,
          html: htmlOf(page, scriptLinks(page, bundle), making),
          calls: page.calls,
          prerender: page.hasAboveTheFold
            ? {
                file: this.getFileName(renderScript),
                html: htmlOf(page, linksWithPrerender(page, bundle), making),
              }
            : null,
        }))
        this.emitFile({ type: 'asset', fileName: 'first-pages.json', source: JSON.stringify(pages) })
      },
    },
  }
}

async function loadFrame(): Promise<DrawFrame> {
  const { module } = await runnerImport<{ AppShell: FunctionComponent<{ kind: AppShellKind }> }>(
    `${source}/app/shell/app-shell.tsx`,
    { configFile: false, logLevel: 'warn' },
  )
  return (kind) => renderToStaticMarkup(createElement(module.AppShell, { kind }))
}

interface PageOptions {
  readonly index: string
  readonly bundle: Bundle
  readonly drawFrame: DrawFrame
}

function htmlOf(page: FirstPage, links: readonly string[], { index, drawFrame }: PageOptions): string {
  const html = withLinks(index, links)
  if (!page.isSignedIn) return replaceOnce(html, '<html', '<html data-session="none"')
  const framed = replaceOnce(
    html,
    '<div id="root"></div>',
    `<div id="root"><div>${drawFrame(page.frame)}</div></div>`,
  )
  // The bar needs only the style sheet, which therefore loads before the scripts.
  return framed.replaceAll(/<(link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"')
}

/** The HTML with those of the links that it lacks. */
function withLinks(html: string, links: readonly string[]): string {
  const missing = links.filter((link) => !html.includes(link))
  return replaceOnce(html, '</head>', `${missing.map((link) => `<link ${link}>`).join('\n')}\n</head>`)
}

function scriptLinks(page: FirstPage, bundle: Bundle): string[] {
  const { always, phones, desktops } = scriptsFor(page, bundle)
  return [
    ...always.map(preload),
    ...phones.map((file) => `${preload(file)} media="${phoneQuery}"`),
    ...desktops.map((file) => `${preload(file)} media="${desktopQuery}"`),
  ]
}

/**
 * The preload links of a page with a part above the fold. On phones the chunks of the page wait until the part is visible; the
 * chunks of every page do not.
 */
function linksWithPrerender(page: FirstPage, bundle: Bundle): string[] {
  const start = scriptsOf(['start.tsx'], bundle)
  const { always, phones, desktops } = scriptsFor(page, bundle)
  const later = [...always, ...phones].filter((file) => !start.includes(file))
  const atOnce = [...always, ...desktops].filter((file) => !start.includes(file))
  return [
    ...later.map(
      (file) =>
        `${preloadLaterAttribute} crossorigin fetchpriority="low" href="/${file}" media="${phoneQuery}"`,
    ),
    ...atOnce.map((file) => `${preload(file)} media="${desktopQuery}"`),
  ]
}

const desktopQuery = `not all and ${phoneQuery}`

function preload(file: string): string {
  return `rel="modulepreload" crossorigin href="/${file}"`
}

function scriptsFor({ modules, modulesOn }: FirstPage, bundle: Bundle) {
  const always = scriptsOf(modules, bundle)
  const only = (module: string | undefined) =>
    scriptsOf(module === undefined ? [] : [module], bundle).filter((file) => !always.includes(file))
  return { always, phones: only(modulesOn?.phones), desktops: only(modulesOn?.desktops) }
}

/** The chunks of these modules and everything they import. */
function scriptsOf(modules: readonly string[], bundle: Bundle): string[] {
  const files = new Set<string>()
  const waiting = modules.map((module) => fileOf(`${source}/${module}`, bundle))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') continue
    files.add(file)
    waiting.push(...chunk.imports)
  }
  return [...files]
}

function fileOf(module: string, bundle: Bundle): string {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(module))
  if (!found) throw new Error(`No file of the pages has "${module}", which first-pages.ts names.`)
  return found.fileName
}

function replaceOnce(text: string, part: string, by: string): string {
  if (text.split(part).length !== 2) throw new Error(`index.html must have "${part}" once.`)
  return text.replace(part, () => by)
}
