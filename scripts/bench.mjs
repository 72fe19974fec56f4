import { installPrograms } from './setup/install-programs.mjs'
import { installNpmPackages } from './setup/npm-packages.mjs'
import { runTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

await runScript(async () => {
  installNpmPackages()
  installPrograms()
  return await runTypeScript('bench/main.ts')
})
