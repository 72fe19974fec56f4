import { join } from 'node:path'
import type { Environment } from './environment.ts'
import { judgeCommand } from './judge-command.ts'
import type { DatabaseAddress } from './keep-database-running.ts'
import type { Program } from './program.ts'
import { localAddress } from './startup-message.ts'
import type { Installation } from './supervise.ts'

// The judge runs untrusted code: it gets only the environment variables that it needs, and no secrets.
const judgeNames =
  /^(PATH|HOME|USER|LANG|TZ|XDG_RUNTIME_DIR|DBUS_SESSION_BUS_ADDRESS|NODE_COMPILE_CACHE|FAILPOINTS|ALLOW_UNSAFE_DATABASE|LOG_LEVEL|LOG_FORMAT|JUDGE_[A-Z_]+)$/

/** Environment variables of the server and of the set-up before it. */
export function serverEnvironment(
  installation: Installation,
  database: DatabaseAddress,
): Record<string, string> {
  return {
    ...definedOnly(installation.environment),
    NODE_ENV: 'production',
    DATA_DIR: installation.config.dataFolder,
    DATABASE_URL: database.url,
  }
}

/**
 * The processes of the server, one unless SERVER_PROCESSES says more. Several share the port, so each is asked for its health at a
 * Unix socket of its own, which is in `socketFolder`.
 */
export function serverPrograms(
  installation: Installation,
  { database, socketFolder }: { readonly database: DatabaseAddress; readonly socketFolder: string | null },
): Program[] {
  const { count } = installation.config.processes
  const alone = serverProgram(installation, database)
  if (socketFolder === null) return [alone]
  const sockets = Array.from({ length: count }, (_, at) => join(socketFolder, `${at + 1}.sock`))
  return sockets.map((socketPath, at) => ({
    ...alone,
    name: at === 0 ? alone.name : `${alone.name}-${at + 1}`,
    env: { ...alone.env, SERVER_PROCESS: String(at + 1), SERVER_PROCESS_SOCKETS: sockets.join(':') },
    watch: { ...alone.watch, socketPath },
  }))
}

/** The server as one process. */
export function serverProgram(installation: Installation, database: DatabaseAddress) {
  return {
    name: 'server',
    argv: [process.execPath, join(installation.root, 'apps/server/src/main.ts')] as const,
    env: serverEnvironment(installation, database),
    patienceMs: 10_000,
    watch: {
      address: new URL('/healthz', localAddress(installation.config)),
      everyMs: 2_000,
      silentMs: 20_000,
      // Migrations have already run; what may take long is connecting to a database that recovers from a crash.
      startMs: 120_000,
    },
  }
}

export function judgeProgram(installation: Installation, database: DatabaseAddress): Program {
  const kept = Object.entries(installation.environment).filter(([name]) => judgeNames.test(name))
  return {
    name: 'judge',
    argv: judgeCommand(join(installation.root, 'apps/judge/src/main.ts')),
    env: {
      ...definedOnly(Object.fromEntries(kept)),
      NODE_ENV: 'production',
      DATA_DIR: installation.config.dataFolder,
      ...(database.judgeUrl === null
        ? { DATABASE_URL: database.url }
        : { JUDGE_DATABASE_URL: database.judgeUrl }),
    },
    patienceMs: 10_000,
  }
}

function definedOnly(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
  )
}
