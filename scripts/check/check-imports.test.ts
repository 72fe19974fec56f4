import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { importRules } from './import-rules.ts'

const packages = ['contract', 'db', 'log', 'sandbox', 'problem-package']

/** A small tree with every package, a driver and a test runner that are imported by mistake, and the given files. */
async function makeTree(files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), 'codedojo-arrows-'))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  await write('node_modules/pg/package.json', '{ "name": "pg", "main": "index.js" }')
  await write('node_modules/pg/index.js', 'exports.Client = 1\n')
  await write('node_modules/vitest/package.json', '{ "name": "vitest", "main": "index.js" }')
  await write('node_modules/vitest/index.js', 'exports.one = 1\n')
  await mkdir(join(root, 'node_modules/@codedojo'))
  for (const name of packages) {
    const about = { name: `@codedojo/${name}`, type: 'module', exports: { '.': './src/index.ts' } }
    await write(`packages/${name}/package.json`, JSON.stringify(about))
    await write(`packages/${name}/src/index.ts`, 'export const one = 1\n')
    await symlink(`../../packages/${name}`, join(root, 'node_modules/@codedojo', name))
  }
  for (const [path, text] of Object.entries(files)) await write(path, text)
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) }
}

const importing = (specifier: string) => `import { one } from '${specifier}'\nexport const two = one\n`
const one = 'export const one = 1\n'

const planted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/web imports only packages/contract': { 'apps/web/src/main.ts': importing('@codedojo/db') },
  'apps/server imports only packages/contract, packages/db, packages/log, packages/problem-package': {
    'apps/server/src/run.ts': importing('@codedojo/sandbox'),
  },
  'apps/judge imports only packages/contract, packages/db, packages/log, packages/sandbox, packages/problem-package':
    {
      'apps/judge/src/main.ts': importing('../../server/src/config.ts'),
      'apps/server/src/config.ts': one,
    },
  'packages/contract imports no other part': { 'packages/contract/src/call.ts': importing('@codedojo/db') },
  'packages/db imports only packages/contract, packages/log': {
    'packages/db/src/read.ts': importing('@codedojo/problem-package'),
  },
  'packages/log imports no other part': { 'packages/log/src/open.ts': importing('@codedojo/contract') },
  'packages/sandbox imports no other part': {
    'packages/sandbox/src/open.ts': importing('@codedojo/contract'),
  },
  'packages/problem-package imports only packages/contract': {
    'packages/problem-package/src/read.ts': importing('@codedojo/sandbox'),
  },
  'web features never import each other': {
    'apps/web/src/features/store/list.tsx': importing('../chat/room.tsx'),
    'apps/web/src/features/chat/room.tsx': one,
  },
  'only app/ knows the pages': {
    'apps/web/src/features/store/list.tsx': importing('../../app/router.tsx'),
    'apps/web/src/app/router.tsx': one,
  },
  'what features share knows no feature': {
    'apps/web/src/shared/courses/price.ts': importing('../../features/chat/room.tsx'),
    'apps/web/src/features/chat/room.tsx': one,
  },
  'ui/ and lib/ know nothing of what the pages are about': {
    'apps/web/src/ui/button.tsx': importing('../shared/courses/price.ts'),
    'apps/web/src/shared/courses/price.ts': one,
  },
  'server features meet at index.ts': {
    'apps/server/src/features/store/buy.ts': importing('../accounts/queries.ts'),
    'apps/server/src/features/accounts/queries.ts': one,
  },
  'of the judge languages and compare and run know nothing above': {
    'apps/judge/src/run/run-in-box.ts': importing('../cases/judge-case.ts'),
    'apps/judge/src/cases/judge-case.ts': one,
  },
  'of the judge build know nothing above': {
    'apps/judge/src/build/compile.ts': importing('../toolchain/content-key.ts'),
    'apps/judge/src/toolchain/content-key.ts': one,
  },
  'of the judge validators know nothing above': {
    'apps/judge/src/validators/validate.ts': importing('../cases/case-verdict.ts'),
    'apps/judge/src/cases/case-verdict.ts': one,
  },
  'of the judge cases know nothing above': {
    'apps/judge/src/cases/late.ts': importing('../verify/examine.ts'),
    'apps/judge/src/verify/examine.ts': one,
  },
  'of the judge counterexample and toolchain and verify know nothing above': {
    'apps/judge/src/verify/read.ts': importing('../work/judge-job.ts'),
    'apps/judge/src/work/judge-job.ts': one,
  },
  'what every feature of the server is given knows no feature': {
    'apps/server/src/services/auth.ts': importing('../features/accounts/index.ts'),
    'apps/server/src/features/accounts/index.ts': one,
  },
  'only packages/db speaks to PostgreSQL': { 'apps/server/src/read.ts': importing('pg') },
  'what tests need stays in tests': {
    'apps/server/src/main.ts': importing('./testing/fake-clock.ts'),
    'apps/server/src/testing/fake-clock.ts': one,
  },
  'what measures never loads the test runner': {
    'bench/main.ts': importing('../apps/judge/src/testing/open.ts'),
    'apps/judge/src/testing/open.ts': importing('vitest'),
  },
  'no cycles': {
    'packages/db/src/left.ts': `import { one } from './right.ts'\nexport const oneAgain = one\n`,
    'packages/db/src/right.ts': `import { oneAgain } from './left.ts'\nexport const one = () => oneAgain\n`,
  },
}

test.each(importRules.map(({ name }) => name ?? ''))('a planted violation is found: %s', async (rule) => {
  const files = planted[rule]
  if (files === undefined) throw new Error(`No violation is planted for the rule "${rule}".`)
  await using tree = await makeTree(files)

  const { violations } = await checkImports(tree.root)

  expect(violations.map((violation) => violation.split(':')[0])).toContain(rule)
})

test('what a feature has for tests is for tests only', async () => {
  await using tree = await makeTree({
    'apps/server/src/features/store/buy.ts': importing('../accounts/testing/visitors.ts'),
    'apps/server/src/features/accounts/testing/visitors.ts': one,
  })

  const { violations } = await checkImports(tree.root)

  expect(violations).toHaveLength(1)
  expect(violations[0]).toMatch(/^what tests need stays in tests: .*buy\.ts/)
})

test('what the arrows allow is allowed', async () => {
  await using tree = await makeTree({
    'apps/web/src/app/page.tsx': importing('../features/store/list.tsx'),
    'apps/web/src/features/store/list.tsx': importing('../../shared/payments/pay-order.ts'),
    'apps/web/src/shared/payments/pay-order.ts': importing('../../ui/button.tsx'),
    'apps/web/src/ui/button.tsx': importing('@codedojo/contract'),
    'apps/server/src/features/store/buy.ts': importing('../accounts/index.ts'),
    'apps/server/src/features/accounts/index.ts': importing('@codedojo/db'),
    'apps/server/src/features/store/buy.test.ts': importing('../accounts/testing/visitors.ts'),
    'apps/server/src/features/accounts/testing/visitors.ts': one,
    'apps/judge/src/main.ts': importing('@codedojo/sandbox'),
    'packages/db/src/connect.ts': importing('pg'),
  })

  const { violations, moduleCount } = await checkImports(tree.root)

  expect(violations).toEqual([])
  expect(moduleCount).toBe(10 + packages.length)
})
