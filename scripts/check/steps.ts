import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** All that is checked for types. */
const sources = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'playwright.config.ts', 'vitest.config.ts']

export interface Step {
  readonly name: string
  readonly run: () => Promise<{ isFine: boolean; output: string }>
}

/** All checks that are separate programs, slowest first. */
export function listSteps(root: string): Step[] {
  const program = (name: string, entry: string, words: string[]): Step => ({
    name,
    run: () => runProgram(root, [join('node_modules', entry), ...words]),
  })
  return [
    program('types, forgotten promises and cases', 'oxlint/bin/oxlint', ['--format=unix', ...sources]),
    program('format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
    program('dead code', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
  ]
}

function runProgram(root: string, words: string[]): Promise<{ isFine: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => output.push(String(chunk)))
    child.once('error', reject)
    child.once('close', (code) => resolve({ isFine: code === 0, output: output.join('') }))
  })
}
