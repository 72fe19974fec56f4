import { installTestPrograms } from './setup/install-programs.mjs'
import { installNpmPackages } from './setup/npm-packages.mjs'
import { runTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

// Takes the screenshots of README and docs into docs/pictures; with --all every screen in every theme and size, into
// test-results.
await runScript(async () => {
  installNpmPackages()
  installTestPrograms()
  process.env.E2E_SCREENS = process.argv.includes('--all') ? 'all' : 'docs'
  return await runTypeScript('node_modules/@playwright/test/cli.js', ['test', '--reporter=list'])
})
