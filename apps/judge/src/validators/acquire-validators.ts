import { languageNames } from '@codedojo/contract'
import type { ValidatorProgram } from '@codedojo/problem-package'
import type { ReadyBuild } from '../build/compile-program.ts'
import { truncateToCharacters } from '../compare/text-excerpt.ts'
import type { JudgeParts } from '../judge-parts.ts'
import type { LanguageTool } from '../languages/language-tool.ts'

/** A validator whose build is ready. */
export interface ReadyValidator {
  /** Path in the package. */
  readonly path: string
  readonly tool: LanguageTool
  readonly build: ReadyBuild
}

/** The compiled validators, pinned in the build cache until they are disposed of; or, for the operator, why one cannot be run. */
export interface AcquiredValidators extends AsyncDisposable {
  readonly validators: readonly ReadyValidator[]
  readonly fault: string | null
}

const shownCharacters = 300

/** Compiles the validators of a problem, unless they are cached. */
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
      fault = `${path} does not compile: ${truncateToCharacters(build.message, shownCharacters)}`
      break
    }
    validators.push({ path, tool, build })
  }
  const kept = acquired.move()
  return { validators, fault, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
