import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { licenceNotices } from './licence-notices.ts'
import { lockedPackages } from './locked-packages.ts'

const root = join(import.meta.dirname, '../..')
/** What runs beside the pages; the root brings the Node that it runs on. */
const programs = ['', 'apps/server', 'apps/judge']
/** Their rules are in the style sheet: no module and no file of the bundle tells. */
const styleSheets = ['tailwindcss', 'daisyui']

/**
 * Writes `licences.txt`: the licences of all packages and fonts whose content is in the build, and of those that the server and the
 * judge run with.
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

/** What a bundle tells of where its content comes from. */
type Bundle = Readonly<
  Record<
    string,
    | { readonly type: 'chunk'; readonly moduleIds: readonly string[] }
    | { readonly type: 'asset'; readonly originalFileNames: readonly string[] }
  >
>

/** The folders of the packages whose modules and files, such as fonts, are in a bundle. */
export function packagesIn(bundle: Bundle): string[] {
  const sources = Object.values(bundle).flatMap((item) =>
    item.type === 'chunk' ? item.moduleIds : item.originalFileNames,
  )
  const folders = sources.flatMap((source) => packageFolder.exec(source)?.[1] ?? [])
  // Modules are named by their whole path, files from the folder of the pages.
  return [...new Set(folders.map((folder) => resolve(import.meta.dirname, folder)))]
}

/** A source may begin with what a plugin has put before its path. */
const packageFolder = /([^\0]*node_modules\/(?:@[^/]+\/)?[^/]+)\//
