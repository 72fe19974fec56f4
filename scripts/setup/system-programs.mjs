/**
 * The programs a machine must have beside Node, and what the package is called in each distribution.
 * `use`: what works without it does not.
 */
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
 * Only for the tests: browser journeys, and several servers as one. `isOptional`: where the distribution does not have it, it is
 * done without, and nobody is told.
 */
export const testPrograms = [
  {
    program: 'chromium',
    use: 'browser tests',
    packages: { apt: 'chromium', dnf: 'chromium', apk: 'chromium' },
  },
  // The same browser without windows: the journeys take a fifth less of the time.
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
]
