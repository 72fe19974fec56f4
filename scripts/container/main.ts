import { readSecretFiles } from './read-secret-files.ts'

// The program of both images: the server with its supervisor, or a judge, for which the container engine is the supervisor.
Object.assign(process.env, await readSecretFiles(process.env))
if (process.env.ROLE === 'judge') await import('../../apps/judge/src/main.ts')
else await import('../supervisor/main.ts')
