import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Program } from '../apps/judge/src/build/compile-program.ts'
import {
  compilerArchive,
  compilerArguments,
  compilerClass,
  compilerJar,
} from '../apps/judge/src/languages/java.ts'
import { type Command, type LanguageTool, namesOf } from '../apps/judge/src/languages/language-tool.ts'
import { limitsOf } from '../apps/judge/src/limits.ts'
import type { OpenJudge } from '../apps/judge/src/open-judge.ts'
import { cases, programs } from './programs.ts'

/** Compiles and runs with the judge's commands, but without a sandbox. */
export interface RawRunner extends AsyncDisposable {
  /** Compiles in a new folder and returns it. */
  readonly compile: (tool: LanguageTool, program: Program) => Promise<RawBuild>
  readonly judge: (tool: LanguageTool, program: Program) => Promise<void>
  readonly run: (command: Command, folder: string, input: Uint8Array) => Promise<Buffer>
}

export interface RawBuild {
  readonly folder: string
  readonly names: readonly string[]
}

const limits = { timeMs: 2000, memoryBytes: 256 * 1024 * 1024, sameLimits: false }

export async function openRawRunner(
  parent: string,
  { sandbox, toolchain }: Pick<OpenJudge, 'sandbox' | 'toolchain'>,
): Promise<RawRunner> {
  const root = await mkdtemp(join(parent, 'raw-'))
  // Node and Java need the real path of their files, and the judge's folder in memory is not visible outside boxes.
  const ownToolchain = join(root, 'toolchain')
  await cp(join(sandbox.systemFolder, 'toolchain'), ownToolchain, { recursive: true })
  const java = toolchain.tools.get('java')
  if (java) await archiveOwnCompiler(root, java)

  // Java's class archive is valid only at the path for which it was created.
  const onHost = ({ argv, mounts }: Command, folder: string): string[] =>
    argv.map((word) => {
      if (word.includes('/toolchain/')) return word.replace('/toolchain/', `${ownToolchain}/`)
      const mount = mounts.find(({ to }) => word.includes(to))
      if (mount) return word.replace(mount.to, mount.from)
      return word.replace(/\/(?:box|tmp)(?=\/)/, folder)
    })
  const run = (command: Command, folder: string, input: Uint8Array) =>
    execute(onHost(command, folder), folder, input)

  const compile = async (tool: LanguageTool, program: Program) => {
    const folder = await mkdtemp(join(root, 'job-'))
    const files = tool.layOut(program.sources)
    for (const { name, bytes } of files) await writeFile(join(folder, name), bytes)
    const names = namesOf(files)
    const command = tool.quickCompilation?.(files)?.command ?? tool.compile?.(names)
    const printed = command && (await run(command, folder, new Uint8Array()))
    if (printed && tool.artefact) await writeFile(join(folder, tool.artefact), printed, { mode: 0o755 })
    return { folder, names }
  }

  return {
    run,
    compile,
    judge: async (tool, program) => {
      const { folder, names } = await compile(tool, program)
      for (const { input, answer } of cases) {
        const output = await run(tool.run(names, limitsOf(tool.language, limits)), folder, input)
        if (answer && output.compare(answer) !== 0) throw new Error(`The ${tool.language} program is wrong.`)
      }
      await rm(folder, { recursive: true })
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  }
}

async function execute(argv: readonly string[], cwd: string, input: Uint8Array): Promise<Buffer> {
  const [command = '', ...words] = argv
  const child = spawn(command, words, {
    cwd,
    env: { PATH: '/usr/bin', LANG: 'C.UTF-8' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const output = await buffer(child.stdout)
  const code = await ended
  if (code !== 0) throw new Error(`${command} ended with ${code}.`)
  return output
}

/** Creates the class archive of the compiler that was copied to `root`. */
async function archiveOwnCompiler(root: string, java: LanguageTool): Promise<void> {
  const folder = join(root, dirname(compilerJar))
  const training = join(root, 'training')
  await mkdir(training)
  await writeFile(join(training, 'Main.java'), programs.java)
  const home = java.run([], limitsOf('java', limits)).argv[0].replace(/\/bin\/java$/, '')
  await rm(join(root, compilerArchive))
  const ownWords = compilerClass.map((word) =>
    word.replace(dirname(compilerJar), folder).replace(/^\/tmp(?=\/classes$)/, training),
  )
  await execute(
    [...compilerArguments(home), `-XX:ArchiveClassesAtExit=${join(root, compilerArchive)}`, ...ownWords],
    training,
    new Uint8Array(),
  )
}
