import { type ExternalProgram, startExternalProgram } from './external-program.ts'

/** Starts Redis without persistence. */
export function startRedis(port: number): Promise<ExternalProgram> {
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  return startExternalProgram('/usr/bin/redis-server', words, port)
}
