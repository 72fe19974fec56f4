import { readFileSync } from 'node:fs'

/** The cgroup of this process in one hierarchy. */
export interface OwnCgroup {
  readonly mountPoint: string
  /** The cgroup as a host folder. */
  readonly folder: string
}

/** Contents of the kernel's two tables. */
export interface CgroupTables {
  readonly selfCgroup: string
  readonly mountInfo: string
}

export function readCgroupTables(): CgroupTables {
  return {
    selfCgroup: readFileSync('/proc/self/cgroup', 'utf8'),
    mountInfo: readFileSync('/proc/self/mountinfo', 'utf8'),
  }
}

/** The cgroup of this process in the v1 hierarchy with this controller, or null. Source: cgroups(7), proc_pid_mountinfo(5). */
export function findController(tables: CgroupTables, controller: string): OwnCgroup | null {
  return locate(tables, {
    ownPath: ownPaths(tables).find(({ controllers }) => controllers.includes(controller))?.path,
    isMount: (type, options) => type === 'cgroup' && options.includes(controller),
  })
}

/** The cgroup of this process in the v2 hierarchy, or null. On a hybrid system it may lack the memory controller. */
export function findUnified(tables: CgroupTables): OwnCgroup | null {
  return locate(tables, {
    ownPath: ownPaths(tables).find(({ controllers }) => controllers.length === 0)?.path,
    isMount: (type) => type === 'cgroup2',
  })
}

interface HierarchyToLocate {
  readonly ownPath: string | undefined
  readonly isMount: (type: string, options: readonly string[]) => boolean
}

function locate(tables: CgroupTables, { ownPath, isMount }: HierarchyToLocate): OwnCgroup | null {
  if (ownPath === undefined) return null
  for (const line of tables.mountInfo.split('\n')) {
    const [before = '', after = ''] = line.split(' - ')
    const [, , , root = '/', mountPoint] = before.split(' ')
    const [type = '', , superOptions = ''] = after.split(' ')
    if (mountPoint === undefined || !isMount(type, superOptions.split(','))) continue
    return { mountPoint, folder: folderBelow(mountPoint, root, ownPath) }
  }
  return null
}

// In a container only a part of the tree is mounted: what lies above `root` is not visible.
function folderBelow(mountPoint: string, root: string, ownPath: string): string {
  const visible = root !== '/' && ownPath.startsWith(root) ? ownPath.slice(root.length) : ownPath
  const clean = visible.split('/').filter((part) => part !== '' && part !== '..')
  return [mountPoint, ...clean].join('/')
}

function ownPaths({ selfCgroup }: CgroupTables): { controllers: readonly string[]; path: string }[] {
  return selfCgroup
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, controllers = '', ...path] = line.split(':')
      return { controllers: controllers === '' ? [] : controllers.split(','), path: path.join(':') }
    })
}
