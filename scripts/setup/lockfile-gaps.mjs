/**
 * Finds optional packages that the lockfile lists as a dependency without an entry of their own. npm omits entries that its
 * registry does not have (a mirror may lack binaries for other platforms), and `npm ci` then rejects the lockfile. Returns the
 * path of each missing entry and its content.
 */
export function findLockfileGaps(lockfile) {
  const gaps = new Map()
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isDescribed(lockfile.packages, path, name)) continue
      gaps.set(`node_modules/${name}`, entryOf({ name, version, isDev: entry.dev === true }))
    }
  }
  return gaps
}

/** npm looks for a package beside its dependent and then in each parent folder. */
function isDescribed(packages, path, name) {
  const folders = path
    .split('/node_modules/')
    .map((_, index, all) => all.slice(0, index + 1).join('/node_modules/'))
  return ['', ...folders].some(
    (folder) => packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`],
  )
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** The names of such packages contain their platform. Without a checksum, because the file is not available here. */
function entryOf({ name, version, isDev }) {
  const words = name.split(/[/-]/)
  const cpu = processors.find((each) => words.includes(each))
  const os = systems.find((each) => words.includes(each))
  if (cpu === undefined || (os === undefined && cpu !== 'wasm32') || !/^\d/.test(version)) {
    throw new Error(`The lockfile lacks "${name}" ${version}, and its platform cannot be told from its name.`)
  }
  const libc = /-musl/.test(name) ? ['musl'] : /-gnu/.test(name) ? ['glibc'] : null
  return {
    version,
    cpu: [cpu],
    ...(isDev && { dev: true }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os: [os] }),
  }
}
