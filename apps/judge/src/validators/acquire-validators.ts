import { languageNames } from '@codedojo/contract'
import type { ValidatorProgram } from '@codedojo/problem-package'
import type { ReadyBuild } from '../build/compile-program.ts'
import { charactersUpTo } from '../compare/text-excerpt.ts'
import type { JudgeParts } from '../judge-parts.ts'
import type { LanguageTool } from '../languages/language-tool.ts'

/** A validator that is ready to be run. */
export interface ReadyValidator {
  /** In its package. */
  readonly path: string
  readonly tool: LanguageTool
  readonly build: ReadyBuild
}

/** Compiled validators, kept until they are given back; or why one of them cannot be run, for the operator. */
export interface AcquiredValidators extends AsyncDisposable {
  readonly validators: readonly ReadyValidator[]
  readonly fault: string | null
}

const shownCharacters = 300

/** Compiles the validators of a problem, each once as long as its build is kept. */
export async function acquireValidators(
  { builds, toolchain }: JudgeParts,
  programs: readonly ValidatorProgram[],
  signal?: AbortSignal,
): Promise<AcquiredValidators> {
  await using acquired = new AsyncDisposableStack()
  const validators: ReadyValidator[] = []
  let fault: string | null = null
  for (const program of programs) {
    const { path, language } = program
    const tool = toolchain.tools.get(language)
    if (!tool) {
      fault = `${path} needs ${languageNames[language]}, which is not installed on this judge`
      break
    }
    const { build } = acquired.use(await builds.acquire(tool, program, signal))
    if (build.kind === 'failed') {
      fault = `${path} does not compile: ${charactersUpTo(build.message, shownCharacters)}`
      break
    }
    validators.push({ path, tool, build })
  }
  const kept = acquired.move()
  return { validators, fault, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
