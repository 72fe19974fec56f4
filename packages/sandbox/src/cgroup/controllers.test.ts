import { describe, expect, test } from 'vitest'
import { type CgroupTables, findController, findUnified } from './controllers.ts'

const hybrid: CgroupTables = {
  selfCgroup: '9:name=systemd:/\n8:pids:/\n4:memory:/session/7\n2:cpu,cpuacct:/user\n0::/\n',
  mountInfo: [
    '31 23 0:28 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755',
    '33 31 0:30 / /sys/fs/cgroup/cpu,cpuacct rw,relatime shared:9 - cgroup cgroup rw,cpu,cpuacct',
    '35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory',
    '39 31 0:36 / /sys/fs/cgroup/pids rw,relatime - cgroup cgroup rw,pids',
    '41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw',
  ].join('\n'),
}

const container: CgroupTables = {
  selfCgroup: '4:memory:/docker/abc/inner\n0::/docker/abc\n',
  mountInfo: [
    '35 31 0:32 /docker/abc /sys/fs/cgroup/memory ro - cgroup cgroup rw,memory',
    '36 31 0:33 /docker/abc /sys/fs/cgroup/unified rw - cgroup2 cgroup rw',
  ].join('\n'),
}

const unified: CgroupTables = {
  selfCgroup: '0::/user.slice/user-1000.slice/user@1000.service/app.slice/run-r1.scope\n',
  mountInfo: '29 23 0:26 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate',
}

describe('our own cgroup', () => {
  test.each([
    ['memory', '/sys/fs/cgroup/memory', '/sys/fs/cgroup/memory/session/7'],
    ['pids', '/sys/fs/cgroup/pids', '/sys/fs/cgroup/pids'],
    ['cpuacct', '/sys/fs/cgroup/cpu,cpuacct', '/sys/fs/cgroup/cpu,cpuacct/user'],
  ])('of the v1 controller %s is below its mount', (controller, mountPoint, folder) => {
    expect(findController(hybrid, controller)).toEqual({ mountPoint, folder })
  })

  test('of a controller that is not mounted is absent', () => {
    expect(findController(hybrid, 'devices')).toBeNull()
    expect(findController(unified, 'memory')).toBeNull()
  })

  test('in a container is found below what the container sees', () => {
    expect(findController(container, 'memory')?.folder).toBe('/sys/fs/cgroup/memory/inner')
    expect(findUnified(container)?.folder).toBe('/sys/fs/cgroup/unified')
  })

  test('of v2 is the one without controllers in the list', () => {
    expect(findUnified(unified)?.folder).toBe(
      '/sys/fs/cgroup/user.slice/user-1000.slice/user@1000.service/app.slice/run-r1.scope',
    )
    expect(findUnified(hybrid)).toEqual({
      mountPoint: '/sys/fs/cgroup/unified',
      folder: '/sys/fs/cgroup/unified',
    })
  })
})
