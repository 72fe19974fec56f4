import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { importRules } from './import-rules.ts'

const folders = ['apps', 'packages', 'scripts', 'e2e', 'bench']

/**
 * Checks the import rules on the tree below `root`; returns the violations as "rule: from → to" and the number of modules read.
 */
export async function checkImports(root: string): Promise<{ violations: string[]; moduleCount: number }> {
  const { output } = await cruise(await present(root), {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: importRules },
    tsPreCompilationDeps: true,
    exclude: { path: '(^|/)(dist|dist\\.new)/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  })
  const result = expectResult(output)
  return {
    violations: result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    moduleCount: result.modules.filter(({ source }) => !source.includes('node_modules')).length,
  }
}

async function present(root: string): Promise<string[]> {
  const found = await Promise.allSettled(folders.map((folder) => access(join(root, folder))))
  return folders.filter((_, index) => found[index]?.status === 'fulfilled')
}

function expectResult(output: ICruiseResult | string): ICruiseResult {
  if (typeof output === 'string')
    throw new Error('The arrow checker gave text where its result was expected.')
  return output
}
