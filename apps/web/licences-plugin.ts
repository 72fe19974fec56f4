import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { licenceNotices } from './licence-notices.ts'
import { lockedPackages } from './locked-packages.ts'

const root = join(import.meta.dirname, '../..')
/** The programs that run beside the pages; the root stands for the bundled Node.js. */
const programs = ['', 'apps/server', 'apps/judge']
/** Packages that are only in the style sheet, so that the bundle does not name them. */
const styleSheets = ['tailwindcss', 'daisyui']

/**
 * Writes `licences.txt`: the licences of all packages and fonts in the build, and of those that server and judge need at run
 * time.
 */
export function licencesPlugin(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const styles = styleSheets.map((name) => join(root, 'node_modules', name))
        const folders = [...packagesIn(bundle), ...styles, ...lockedPackages(root, programs)]
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licenceNotices(folders) })
      },
    },
  }
}

/** The parts of a bundle that name the sources of its content. */
type Bundle = Readonly<
  Record<
    string,
    | { readonly type: 'chunk'; readonly moduleIds: readonly string[] }
    | { readonly type: 'asset'; readonly originalFileNames: readonly string[] }
  >
>

/** The folders of the packages whose modules and assets, such as fonts, are in a bundle. */
export function packagesIn(bundle: Bundle): string[] {
  const sources = Object.values(bundle).flatMap((item) =>
    item.type === 'chunk' ? item.moduleIds : item.originalFileNames,
  )
  const folders = sources.flatMap((source) => packageFolder.exec(source)?.[1] ?? [])
  // Modules have absolute paths, assets are relative to the folder of the web app.
  return [...new Set(folders.map((folder) => resolve(import.meta.dirname, folder)))]
}

/** A plugin may have put a prefix before the path. */
const packageFolder = /([^\0]*node_modules\/(?:@[^/]+\/)?[^/]+)\//
