import { readSecretFiles } from './read-secret-files.ts'

// The program of both images: a judge, for which the container engine is the supervisor, or the server with its supervisor. With
// words, as in `main.ts backup FILE`, the same as `npm run admin` with them.
Object.assign(process.env, await readSecretFiles(process.env))
const words = process.argv.slice(2)
if (process.env.ROLE === 'judge') {
  await import('../../apps/judge/src/main.ts')
} else if (words.length === 0) {
  await import('../supervisor/main.ts')
} else {
  // A restore replaces everything, so nothing else may use the data folder meanwhile.
  const alone = words[0] === 'restore' ? ['--alone'] : []
  process.argv.splice(2, words.length, ...alone, 'apps/server/src/admin-command.ts', ...words)
  await import('../database-command/main.ts')
}
