import { compileFileMebibytes } from '../limits.ts'
import { type LanguageTool, layOutAs } from './language-tool.ts'

export interface CppParts {
  /** Real path of g++. */
  readonly compiler: string
  readonly version: string
  /** Folder with the precompiled `bits/stdc++.h`; null when this compiler does not take it. */
  readonly headerFolder: string | null
  readonly hasMold: boolean
}

/** -O2 and -std must be those of the precompiled header, otherwise the compiler silently ignores it. */
export const cppFlags = ['-std=c++20', '-O2', '-pipe', '-DONLINE_JUDGE']

const isCompiled = (name: string) => /\.(cpp|cc|cxx|c\+\+)$/i.test(name) || name.endsWith('.C')

export function cppTool({ compiler, version, headerFolder, hasMold }: CppParts): LanguageTool {
  const mounts = headerFolder === null ? [] : [{ from: headerFolder, to: '/pch' }]
  const flags = [
    ...cppFlags,
    ...(hasMold ? ['-fuse-ld=mold'] : []),
    ...(headerFolder === null ? [] : ['-I', '/pch']),
    ...['-fmax-errors=20', '-fdiagnostics-color=never'],
  ]
  return {
    language: 'cpp',
    version: `g++ ${version}`,
    fingerprint: [compiler, version, ...flags].join(' '),
    layOut: layOutAs('main.cpp'),
    compile: (names) => ({
      argv: [compiler, ...flags, ...names.filter(isCompiled).map((name) => `./${name}`), '-o', 'main'],
      mounts,
    }),
    artefact: 'main',
    run: () => ({ argv: ['/box/main'], mounts: [] }),
    lateCheck: null,
    // Without a limit hit, a refused allocation was larger than the machine: the program asked for too much at once.
    memoryShortage: ({ ending, stderr }) =>
      ending.kind === 'signalled' && ending.signal === 'SIGABRT' && stderr.includes("'std::bad_alloc'")
        ? 'refused'
        : null,
    plainReason,
    readableMessage,
  }
}

const tooLargeFile = /^\S*g\+\+\S*: internal compiler error: File size limit exceeded signal .*$\n?/m
const missingMain = /undefined (?:symbol: main|reference to [`']main')$/m

function plainReason(message: string): string | null {
  if (tooLargeFile.test(message))
    return `The compiler exceeded its limits: it wrote a file larger than ${compileFileMebibytes} MB.`
  return missingMain.test(message) ? 'There is no main function.' : null
}

/** Whatever a learner's program does to the compiler, its makers want no report of it. */
function readableMessage(message: string): string {
  return message
    .replace(tooLargeFile, '')
    .replaceAll(/^Please submit a full bug report.*$\n?(?:^(?:See|Please include) .*$\n?)*/gm, '')
    .replaceAll(/(^|\s|')\.\/(?=\S)/gm, '$1')
}
