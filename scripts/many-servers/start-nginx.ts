import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ExternalProgram, type ProgramPlace, startExternalProgram } from './external-program.ts'

const root = dirname(dirname(import.meta.dirname))

interface NginxStart extends ProgramPlace {
  /** Hosts with ports of the servers behind it. */
  readonly servers: readonly [string, string]
}

/** Starts nginx with the site configuration that operators get, except for addresses and certificate. */
export async function startNginx({ servers, ...place }: NginxStart): Promise<ExternalProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-nginx-'))
  const site = await readFile(join(root, 'deploy/nginx-many.conf'), 'utf8')
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configurationOf(site, { ...place, servers }))
  // As root its workers run as the user "nobody", which cannot read the folder.
  const words = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]
  const nginx = await startExternalProgram('/usr/sbin/nginx', words, place)
  return {
    ...nginx,
    [Symbol.asyncDispose]: async () => {
      // Stopped by a signal to the master, because workers outlive a master that is killed.
      nginx.signal('SIGTERM')
      await nginx.ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configurationOf(site: string, { host, port, servers }: NginxStart): string {
  const [behind] = site.split('server {\n    listen 80;')
  const changes: readonly (readonly [string, string])[] = [
    ['listen 443 ssl http2;', `listen ${host}:${port};`],
    ['    ssl_certificate     /etc/letsencrypt/live/dojo.example.org/fullchain.pem;\n', ''],
    ['    ssl_certificate_key /etc/letsencrypt/live/dojo.example.org/privkey.pem;\n', ''],
    ['10.0.0.11:3000', servers[0]],
    ['10.0.0.12:3000', servers[1]],
  ]
  let changed = behind ?? ''
  for (const [from, to] of changes) {
    if (!changed.includes(from)) throw new Error(`The site no longer holds "${from}".`)
    changed = changed.replace(from, to)
  }
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${name};`)
    .join(' ')
  return `daemon off; pid nginx.pid; events {} http { access_log off; ${folders}\n${changed}\n}`
}
