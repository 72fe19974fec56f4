import { installNpmPackages } from './setup/npm-packages.mjs'
import { runTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

const [command, ...words] = process.argv.slice(2)

/** Entries of the server that use the installation's database. */
const entries = {
  import: 'apps/server/src/import-command.ts',
  export: 'apps/server/src/export-command.ts',
}

await runScript(async () => {
  installNpmPackages()
  // npm runs scripts in the top folder, but paths are relative to the operator's folder.
  process.chdir(process.env.INIT_CWD ?? process.cwd())
  if (command === 'import' || command === 'export')
    return await runTypeScript('scripts/database-command/main.ts', [entries[command], ...words])
  return await runTypeScript('apps/judge/src/package-command.ts')
})
