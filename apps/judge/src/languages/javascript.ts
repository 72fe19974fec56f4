import type { CaseLimits } from '../limits.ts'
import { callFunction } from './function/call-function.ts'
import { javaScriptHarness } from './function/javascript-harness.ts'
import { hasFailed, type LanguageTool, layOutAs } from './language-tool.ts'

export const nodePath = '/toolchain/node/node'
/** A script loaded before the program that adapts Node to the box. */
export const preloadScriptPath = '/toolchain/node/before-program.cjs'
/** A script that runs a program on many inputs. */
export const runManyPath = '/toolchain/node/run-many.cjs'
const mebibyte = 1024 * 1024
/** KB of the stack that V8 keeps in reserve; claiming all of it ends in a segmentation fault. */
const stackReserveKb = 4000

const isScript = (name: string) => /\.(js|mjs|cjs)$/.test(name)

const memoryArguments = ({ memoryBytes, stackBytes }: CaseLimits) => [
  `--max-old-space-size=${Math.floor(memoryBytes / mebibyte)}`,
  `--stack-size=${Math.floor(stackBytes / 1024) - stackReserveKb}`,
]

export function javaScriptTool({ version }: { readonly version: string }): LanguageTool {
  const tool: LanguageTool = {
    language: 'javascript',
    version: `Node ${version}`,
    fingerprint: version,
    layOut: layOutAs('main.js'),
    compile: null,
    artefact: null,
    run: (names, limits) => ({
      argv: [nodePath, `--require=${preloadScriptPath}`, ...memoryArguments(limits), mainScript(names)],
      mounts: [],
    }),
    runMany: (names, limits) =>
      names.length === 1
        ? {
            argv: [
              nodePath,
              `--require=${preloadScriptPath}`,
              ...memoryArguments(limits),
              runManyPath,
              `/box/${mainScript(names)}`,
            ],
            mounts: [],
          }
        : null,
    // A syntax check before every run would cost one more start of Node. A program that does not parse executes no line, so the
    // check happens afterwards.
    lateCheck: {
      isSuspicious: (failure) => hasFailed(failure) && failure.stderr.includes('SyntaxError'),
      command: (names) => ({ argv: [nodePath, '--check', mainScript(names)], mounts: [] }),
    },
    memoryShortage: ({ stderr }) => {
      if (stderr.includes('JavaScript heap out of memory')) return 'heap'
      const isRefused =
        stderr.includes('RangeError: Array buffer allocation failed') ||
        /^FATAL ERROR:.*(?:out of memory|Allocation failed)/im.test(stderr)
      return isRefused ? 'refused' : null
    },
    plainReason: () => null,
    readableMessage: withoutNodeFrames,
    inFunctionMode: (signature) =>
      callFunction(tool, signature, {
        main: 'main.js',
        harness: 'harness.cjs',
        harnessOf: javaScriptHarness,
        run: (_names, limits) => ({
          argv: [nodePath, `--require=${preloadScriptPath}`, ...memoryArguments(limits), 'harness.cjs'],
          mounts: [],
        }),
      }),
  }
  return tool
}

function mainScript(names: readonly string[]): string {
  const scripts = names.filter(isScript)
  return ['main.js', 'index.js'].find((name) => scripts.includes(name)) ?? scripts[0] ?? 'main.js'
}

function withoutNodeFrames(message: string): string {
  return message
    .replaceAll(/^ {4}at .*\(?node:internal.*$\n?/gm, '')
    .replaceAll(/^Node\.js v.*$\n?/gm, '')
    .trimEnd()
}
