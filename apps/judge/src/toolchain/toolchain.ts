import { type Language, languageNames, languages } from '@codedojo/contract'
import type { Sandbox } from '@codedojo/sandbox'
import type { LanguageTool } from '../languages/language-tool.ts'
import { type FoundCpp, findCpp } from './find-compilers.ts'
import type { FolderCache } from './folder-cache.ts'
import { prepareCpp } from './prepare-cpp.ts'
import { prepareJava } from './prepare-java.ts'
import { prepareJavaScript } from './prepare-javascript.ts'
import { preparePipes } from './prepare-pipes.ts'
import { preparePython } from './prepare-python.ts'
import type { PythonLibrary } from './python-libraries.ts'
import { openSystemCopy, type SystemCopy } from './system-copy.ts'
import { commonFiles, filesOfCpp } from './system-files.ts'

export interface ToolchainContext {
  readonly sandbox: Sandbox
  readonly system: SystemCopy
  /** The machine's C++ compiler, which boxes can see already; null if there is none. */
  readonly cpp: FoundCpp | null
  /** Cache of built files. */
  readonly folders: FolderCache
  /** Libraries that programs may import beside the standard one. */
  readonly pythonLibraries: readonly PythonLibrary[]
  /** Aborts the preparation. */
  readonly signal?: AbortSignal
}

export interface MissingTool {
  readonly language: Language
  /** The problem and its remedy. */
  readonly cure: string
}

export interface Toolchain {
  readonly tools: ReadonlyMap<Language, LanguageTool>
  readonly missing: readonly MissingTool[]
  /**
   * Prepares these languages again, for example after a disk was full or a compiler was installed. A language that fails counts
   * as missing from then on. An aborted signal ends the preparation.
   */
  readonly prepareAgain: (those: readonly Language[], signal: AbortSignal) => Promise<void>
}

const preparations = {
  cpp: prepareCpp,
  java: prepareJava,
  python: preparePython,
  javascript: prepareJavaScript,
} satisfies Record<Language, (context: ToolchainContext) => Promise<LanguageTool | null>>

const cures = {
  cpp: 'Install g++: apt-get install g++ mold',
  java: 'Install a Java 17 development kit: apt-get install openjdk-17-jdk-headless',
  python: 'Install Python 3: apt-get install python3',
  javascript: 'Install g++, which makes a library that Node needs in a box: apt-get install g++',
} satisfies Record<Language, string>

/**
 * Finds the compilers of this machine and builds, once per version, what speeds them up. A language without a compiler is listed
 * as missing; the others work without it.
 */
export async function openToolchain(parts: Omit<ToolchainContext, 'system' | 'cpp'>): Promise<Toolchain> {
  const system = openSystemCopy(parts.sandbox.systemFolder)
  const context = { ...parts, system }
  await system.add(commonFiles)
  const tools = new Map<Language, LanguageTool>()
  const missing = new Map<Language, string>()
  const miss = (language: Language, cure: string) => {
    tools.delete(language)
    missing.set(language, cure)
  }
  const prepare = async (language: Language, context: ToolchainContext, pipes: Promise<boolean>) => {
    try {
      const lacksPipes = language === 'javascript' && !(await pipes)
      const tool = lacksPipes ? null : await preparations[language](context)
      if (!tool) return miss(language, cures[language])
      tools.set(language, tool)
      missing.delete(language)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      miss(language, `${languageNames[language]} could not be set up: ${reason}`)
    }
  }
  const prepareThose = async (those: readonly Language[], parts: Omit<ToolchainContext, 'cpp'>) => {
    const cpp = await findCpp()
    if (cpp) await system.add(await filesOfCpp(cpp))
    const context = { ...parts, cpp }
    const pipes = preparePipes(context)
    // Compilers use pipes as well. The preparation of JavaScript reports a failure here.
    await pipes.catch(() => false)
    await Promise.all(those.map((language) => prepare(language, context, pipes)))
  }
  await prepareThose(languages, context)
  return {
    tools,
    get missing() {
      return Array.from(missing, ([language, cure]) => ({ language, cure }))
    },
    prepareAgain: (those, signal) => prepareThose(those, { ...context, signal }),
  }
}
