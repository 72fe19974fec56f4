import { type Language, languageNames, languages } from '@codedojo/contract'
import type { Sandbox } from '@codedojo/sandbox'
import type { LanguageTool } from '../languages/language-tool.ts'
import type { BuiltFolders } from './built-folders.ts'
import { prepareCpp } from './prepare-cpp.ts'
import { prepareJava } from './prepare-java.ts'
import { prepareJavaScript } from './prepare-javascript.ts'
import { preparePython } from './prepare-python.ts'

export interface ToolPlace {
  readonly sandbox: Sandbox
  /** Where made parts are kept. */
  readonly folders: BuiltFolders
}

export interface MissingTool {
  readonly language: Language
  /** What is wrong and what to do about it. */
  readonly cure: string
}

export interface Toolchain {
  readonly tools: ReadonlyMap<Language, LanguageTool>
  readonly missing: readonly MissingTool[]
}

const preparations = {
  cpp: prepareCpp,
  java: prepareJava,
  python: preparePython,
  javascript: prepareJavaScript,
} satisfies Record<Language, (place: ToolPlace) => Promise<LanguageTool | null>>

const cures = {
  cpp: 'Install g++: apt-get install g++ mold',
  java: 'Install a Java 17 development kit: apt-get install openjdk-17-jdk-headless',
  python: 'Install Python 3: apt-get install python3',
  javascript: 'Run npm install again: the pinned Node is missing',
} satisfies Record<Language, string>

/**
 * Finds the compilers of this machine and makes, once per version, what speeds them up.
 * A language without its compiler is listed as missing; the others work without it.
 */
export async function openToolchain(place: ToolPlace): Promise<Toolchain> {
  const tools = new Map<Language, LanguageTool>()
  const missing: MissingTool[] = []
  await Promise.all(
    languages.map(async (language) => {
      try {
        const tool = await preparations[language](place)
        if (tool) tools.set(language, tool)
        else missing.push({ language, cure: cures[language] })
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        missing.push({ language, cure: `${languageNames[language]} could not be set up: ${reason}` })
      }
    }),
  )
  return { tools, missing }
}
