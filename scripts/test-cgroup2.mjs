import { installNpmPackages } from './setup/npm-packages.mjs'
import { runTypeScript } from './setup/pinned-node.mjs'
import { runScript } from './setup/run-script.mjs'

await runScript(async () => {
  installNpmPackages()
  return await runTypeScript('scripts/cgroup2/main.ts')
})
