import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import type { FoundCpp, FoundJava, FoundPython } from './find-compilers.ts'
import type { SystemPath } from './system-copy.ts'

const run = promisify(execFile)
const env = { LANG: 'C', PATH: '/usr/bin:/bin' }

/** Files that our scripts and most programs need, and data for every language: character sets and time zones. */
export const commonFiles: readonly SystemPath[] = [
  ...['/bin/sh', '/bin/cat', '/bin/head', '/bin/mkdir', '/usr/bin/env', '/bin/true', '/bin/sleep'],
  // Without the local time zone: the same program must behave the same on every judge.
  ...['/usr/lib/locale/C.utf8', { folder: '/usr/share/zoneinfo', without: ['localtime'] }],
]

const compilerPrograms = ['cc1plus', 'collect2', 'as', 'ld', 'ld.mold']
const linkedFiles = [
  ...['crt1.o', 'Scrt1.o', 'crti.o', 'crtn.o', 'crtbegin.o', 'crtbeginS.o', 'crtend.o', 'crtendS.o'],
  ...['libstdc++.so', 'libgcc_s.so', 'libgcc.a', 'liblto_plugin.so', 'libm.so', 'libc.so'],
]
const loadedLibraries = ['libstdc++.so.6', 'libgcc_s.so.1', 'libm.so.6', 'libc.so.6']

/** The compiler, its library, the headers of C++, C and POSIX, and the files that programs are linked with. */
export async function filesOfCpp({ compiler }: Pick<FoundCpp, 'compiler'>): Promise<SystemPath[]> {
  const ask = async (flag: string, name: string) =>
    (await run(compiler, [`${flag}=${name}`], { env })).stdout.trim()
  const programs = await Promise.all(compilerPrograms.map((name) => ask('-print-prog-name', name)))
  const linked = await Promise.all(
    [...linkedFiles, ...loadedLibraries].map((name) => ask('-print-file-name', name)),
  )
  // Programs that are not beside the compiler are looked up in /usr/bin.
  const paths = programs.map((path) => (path.includes('/') ? path : `/usr/bin/${path}`))
  return [
    ...[compiler, '/usr/bin/g++', ...paths, ...linked.filter((path) => path.includes('/'))],
    ...(await pathsInScripts(linked.filter((path) => /\/lib[cm]\.so$/.test(path)))),
    ...(await headersOf(compiler)),
  ]
}

/** A library may be a linker script, which names other files. */
async function pathsInScripts(files: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1').catch(() => '')))
  return texts.filter((text) => text.startsWith('/*')).flatMap((text) => text.match(/\/[\w./+-]+/g) ?? [])
}

/**
 * The header folders of the compiler in full. Of all other folders only the headers that standard and POSIX headers include, each
 * with its subfolder if it lies in one: the subfolder belongs to the same library, and what its headers include depends on flags.
 */
async function headersOf(compiler: string): Promise<SystemPath[]> {
  const { stderr } = await run(compiler, ['-xc++', '-E', '-v', '/dev/null'], { env })
  const searched = Array.from(stderr.matchAll(/^ (\/\S+)$/gm), ([, folder = '']) => folder)
  const own = searched.filter((folder) => /\/(?:c\+\+|gcc)\//.test(folder))
  const asked = headers.map((name) => `#if __has_include(<${name}>)\n#include <${name}>\n#endif\n`).join('')
  const asking = run(compiler, ['-std=gnu++20', '-xc++', '-M', '-'], { env, maxBuffer: 2 ** 26 })
  asking.child.stdin?.end(asked)
  const included = (await asking).stdout.split(/[\s\\]+/).filter((word) => word.startsWith('/'))
  return [
    ...own,
    ...new Set(included.map((path) => (searched.includes(dirname(path)) ? path : dirname(path)))),
  ]
}

/**
 * Headers beside those of C++, which are all in a folder of the compiler: ISO C, POSIX.1-2017, and Linux headers that judged
 * programs use.
 */
const headers = [
  'bits/stdc++.h',
  ...'assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg'.split(
    ' ',
  ),
  ...'stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype'.split(
    ' ',
  ),
  ...'aio arpa/inet cpio dirent dlfcn fcntl fmtmsg fnmatch ftw glob grp iconv langinfo libgen monetary mqueue'.split(
    ' ',
  ),
  ...'ndbm net/if netdb netinet/in netinet/tcp nl_types poll pthread pwd regex sched search semaphore spawn'.split(
    ' ',
  ),
  ...'strings stropts sys/ipc sys/mman sys/msg sys/resource sys/select sys/sem sys/shm sys/socket sys/stat'.split(
    ' ',
  ),
  ...'sys/statvfs sys/time sys/times sys/types sys/uio sys/un sys/utsname sys/wait syslog tar termios unistd'.split(
    ' ',
  ),
  ...'utime utmpx wordexp alloca byteswap endian error execinfo features getopt malloc memory obstack'.split(
    ' ',
  ),
  ...'sys/epoll sys/eventfd sys/ioctl sys/param sys/prctl sys/ptrace sys/random sys/signalfd sys/syscall'.split(
    ' ',
  ),
  ...'sys/sysinfo sys/timerfd sys/vfs sys/xattr syscall linux/futex linux/limits'.split(' '),
].map((name) => (name.includes('.') ? name : `${name}.h`))

/** The JDK without the parts that only library authors use. Its configuration may lie behind links. */
export function filesOfJava({ home }: Pick<FoundJava, 'home'>): SystemPath[] {
  return [
    { folder: home, without: ['jmods', 'src.zip', 'ct.sym', 'man', 'demo', 'docs', 'legal', 'include'] },
  ]
}

const askFolders = `import sysconfig as s
print(s.get_config_var("LIBPL"), s.get_path("stdlib"), s.get_path("platstdlib"), s.get_config_var("DESTSHARED"), sep="\\n")`

/** The interpreter and its standard library, without tests and developer tools. */
export async function pythonRuntimeFiles({
  interpreter,
}: Pick<FoundPython, 'interpreter'>): Promise<SystemPath[]> {
  const { stdout } = await run(interpreter, ['-IS', '-c', askFolders], { env })
  const [partsForAuthors = '', ...folders] = stdout.trim().split('\n')
  const without = [
    ...['test', 'tests', 'idlelib', 'tkinter', 'turtledemo', 'ensurepip', 'lib2to3'],
    ...['site-packages', 'dist-packages', basename(partsForAuthors)],
  ]
  return ['/usr/bin/python3', interpreter, ...folders.map((folder) => ({ folder, without }))]
}
