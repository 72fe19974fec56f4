import { installNpmPackages } from './setup/npm-packages.mjs'
import { runTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

const [command, ...words] = process.argv.slice(2)

await runScript(async () => {
  installNpmPackages()
  // npm runs scripts in the top folder; paths are meant from where the operator is.
  process.chdir(process.env.INIT_CWD ?? process.cwd())
  if (command !== 'import') return await runTypeScript('apps/judge/src/package-command.ts')
  return await runTypeScript('scripts/database-command/main.ts', [
    'apps/server/src/import-command.ts',
    ...words,
  ])
})
