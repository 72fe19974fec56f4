import { type Neighbour, startNeighbour } from './neighbour.ts'

/** Starts Redis without persistence. */
export function startRedis(port: number): Promise<Neighbour> {
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  return startNeighbour('/usr/bin/redis-server', words, port)
}
