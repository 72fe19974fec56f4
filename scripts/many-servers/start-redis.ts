import { type ExternalProgram, type ProgramPlace, startExternalProgram } from './external-program.ts'

/** Starts Redis without persistence, on loopback if nothing else is said. */
export function startRedis(port: number, place: Partial<ProgramPlace> = {}): Promise<ExternalProgram> {
  const { host = '127.0.0.1' } = place
  const words = [
    '--port',
    String(port),
    '--bind',
    host,
    '--protected-mode',
    'no',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  return startExternalProgram('/usr/bin/redis-server', words, { ...place, host, port })
}
