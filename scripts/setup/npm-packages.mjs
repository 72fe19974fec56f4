import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './root.mjs'

/**
 * Installs the npm packages if the installed ones differ from the lockfile. A new workspace is only linked. Install scripts are
 * not run, because no package needs one. Throws if npm fails.
 */
export function installNpmPackages() {
  const difference = firstDifference()
  if (difference === null) return linkWorkspaces()
  console.log(`Installing npm packages (${difference}) …`)
  // Only errors are shown: npm would warn that many packages require a newer Node than the one that installs, but they will run
  // on the pinned one.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (npm.status !== 0) throw new Error('"npm ci" failed; its reason is above. Mend it and start again.')
}

/** npm writes its own list last, so an interrupted installation has none. */
function firstDifference() {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  if (wanted === null) throw new Error('"package-lock.json" is missing or broken; restore it from git.')
  if (installed === null) return 'none are installed'
  for (const [path, entry] of Object.entries(wanted)) {
    const isOurs = entry.link || !path.includes('node_modules/')
    // Optional packages are mostly for other platforms: they may be absent, but not of another version.
    const isElsewhere = (entry.optional || entry.devOptional) && installed[path] === undefined
    if (isOurs || isElsewhere || installed[path]?.version === entry.version) continue
    return `${path} ${entry.version} is missing`
  }
  return null
}

function linkWorkspaces() {
  for (const [path, { link, resolved }] of Object.entries(
    readPackages(join(root, 'package-lock.json')) ?? {},
  )) {
    const place = join(root, path)
    if (link && !existsSync(place)) symlinkSync(relative(dirname(place), join(root, resolved)), place)
  }
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null
  } catch {
    return null
  }
}
