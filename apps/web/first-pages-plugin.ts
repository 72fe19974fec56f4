import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { type FirstPage, firstPages } from './first-pages.ts'
import type { BootFrameKind } from './src/app/boot-frame-at.ts'
import { phoneQuery } from './src/lib/use-media-query.ts'

type Bundle = Rolldown.OutputBundle
type DrawFrame = (kind: BootFrameKind) => string

const source = `${import.meta.dirname}/src`

/**
 * Writes `first-pages.json`: for each page that people begin at the HTML that it comes with, and the calls whose answers the
 * server writes into it. It is index.html, and names the files that the page will want, and has the frame in it that the page
 * itself begins with.
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
        const drawFrame = await loadFrame()
        const pages = firstPages.map((page) => ({
          path: page.path.source,
          isSignedIn: page.isSignedIn,
          html: htmlOf(page, { index: String(index.source), bundle, drawFrame }),
          calls: page.calls,
        }))
        this.emitFile({ type: 'asset', fileName: 'first-pages.json', source: JSON.stringify(pages) })
      },
    },
  }
}

async function loadFrame(): Promise<DrawFrame> {
  const { module } = await runnerImport<{ BootFrame: FunctionComponent<{ kind: BootFrameKind }> }>(
    `${source}/app/boot-frame.tsx`,
    { configFile: false, logLevel: 'warn' },
  )
  return (kind) => renderToStaticMarkup(createElement(module.BootFrame, { kind }))
}

interface Making {
  readonly index: string
  readonly bundle: Bundle
  readonly drawFrame: DrawFrame
}

function htmlOf(page: FirstPage, { index, bundle, drawFrame }: Making): string {
  const links = scriptLinks(page, bundle)
    .filter((link) => !index.includes(link))
    .map((link) => `<link ${link}>`)
  const html = replaceOnce(index, '</head>', `${links.join('\n')}\n</head>`)
  if (!page.isSignedIn) return replaceOnce(html, '<html', '<html data-session="none"')
  const framed = replaceOnce(
    html,
    '<div id="root"></div>',
    `<div id="root"><div>${drawFrame(page.frame)}</div></div>`,
  )
  // The frame needs the styles only, and is to have them first.
  return framed.replaceAll(
    /<(link rel="(modulepreload|preload)"|script type="module")/g,
    '$& fetchpriority="low"',
  )
}

function scriptLinks({ modules, modulesOn }: FirstPage, bundle: Bundle): string[] {
  const link = (file: string) => `rel="modulepreload" crossorigin href="/${file}"`
  const always = scriptsOf(modules, bundle)
  const only = (module: string | undefined, media: string) =>
    scriptsOf(module === undefined ? [] : [module], bundle)
      .filter((file) => !always.includes(file))
      .map((file) => `${link(file)} media="${media}"`)
  return [
    ...always.map(link),
    ...only(modulesOn?.phones, phoneQuery),
    ...only(modulesOn?.desks, `not all and ${phoneQuery}`),
  ]
}

/** The files of modules, with all that these import. */
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
