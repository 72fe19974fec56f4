/** The programs required beside Node, with their package name in each distribution. `use`: what does not work without it. */
export const systemPrograms = [
  {
    program: 'bwrap',
    use: 'judging (the sandbox)',
    packages: { apt: 'bubblewrap', dnf: 'bubblewrap', apk: 'bubblewrap' },
  },
  { program: 'g++', use: 'C++', packages: { apt: 'g++', dnf: 'gcc-c++', apk: 'g++' } },
  { program: 'mold', use: 'fast linking of C++', packages: { apt: 'mold', dnf: 'mold', apk: 'mold' } },
  {
    program: 'javac',
    use: 'Java',
    packages: {
      apt: 'openjdk-17-jdk-headless',
      aptOtherwise: 'default-jdk-headless',
      dnf: 'java-devel',
      apk: 'openjdk17-jdk',
    },
  },
  { program: 'python3', use: 'Python', packages: { apt: 'python3', dnf: 'python3', apk: 'python3' } },
]

/**
 * Needed only for tests: browser tests, and tests with several servers. `isOptional`: silently skipped if the distribution does
 * not have it. `file`: what tells that a package without programs is there.
 */
export const testPrograms = [
  {
    program: 'chromium',
    use: 'browser tests',
    packages: { apt: 'chromium', dnf: 'chromium', apk: 'chromium' },
  },
  // A browser without a window system: browser tests take a fifth less time.
  {
    program: 'chromium-headless-shell',
    use: 'quicker browser tests',
    isOptional: true,
    packages: { apt: 'chromium-headless-shell' },
  },
  {
    program: 'redis-server',
    use: 'tests of several servers',
    packages: { apt: 'redis-server', dnf: 'redis', apk: 'redis' },
  },
  {
    program: 'nginx',
    use: 'tests of several servers',
    packages: { apt: 'nginx-light', dnf: 'nginx', apk: 'nginx' },
  },
  {
    program: 'slapd',
    use: 'tests of sign-in with a directory (LDAP)',
    packages: { apt: 'slapd', dnf: 'openldap-servers', apk: 'openldap' },
  },
  {
    program: 'openssl',
    use: 'certificates of those tests',
    packages: { apt: 'openssl', dnf: 'openssl', apk: 'openssl' },
  },
  {
    program: 'f2py3',
    use: 'tests of numpy in Python',
    packages: { apt: 'python3-numpy', dnf: 'python3-numpy-f2py', apk: 'py3-numpy-f2py' },
  },
  {
    program: 'sortedcontainers',
    file: '/usr/lib/python3/dist-packages/sortedcontainers/__init__.py',
    use: 'tests of sortedcontainers in Python',
    packages: { apt: 'python3-sortedcontainers' },
  },
  // An object storage with an S3 interface; its servers are packages of their own.
  ...['proxy', 'account', 'container', 'object'].map((server) => ({
    program: `swift-${server}-server`,
    use: 'tests of videos in a bucket (S3)',
    packages: { apt: `swift-${server}`, dnf: `openstack-swift-${server}` },
  })),
  {
    program: 'ip',
    use: 'tests of networks that fail',
    packages: { apt: 'iproute2', dnf: 'iproute', apk: 'iproute2' },
  },
]
