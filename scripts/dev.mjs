import { installPrograms } from './setup/install-programs.mjs'
import { installNpmPackages } from './setup/npm-packages.mjs'
import { becomeTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

// Settings come from a file of their own: those of an installation in the same checkout would lead to its data.
await runScript(async () => {
  installNpmPackages()
  installPrograms()
  return await becomeTypeScript('scripts/dev/main.ts', '.env.dev')
})
