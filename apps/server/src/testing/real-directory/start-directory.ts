import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Attribute, Change, Client } from 'ldapts'
import { freePort } from '../free-port.ts'
import { type DirectoryProcess, runSlapd } from './run-slapd.ts'

/** Attributes of an entry, as LDAP has them. */
export type Attributes = Readonly<Record<string, string | string[] | Buffer>>

export interface TestDirectory extends AsyncDisposable {
  /** Server settings: address, account and base; without encryption, because it is on this machine. */
  readonly settings: Readonly<Record<string, string>>
  readonly port: number
  readonly tlsPort: number
  /** The certificate of the directory, which it signed itself; for 127.0.0.1 only. */
  readonly certificateFile: string
  /** A certificate of somebody else. */
  readonly otherCertificateFile: string
  /** Adds a person with this uid, the password `passwordOf(uid)` and an email; returns the full name of the entry. */
  readonly addPerson: (uid: string, attributes?: Attributes) => Promise<string>
  readonly addGroup: (cn: string, attributes: Attributes) => Promise<string>
  /** Replaces attributes; an empty list takes one away. */
  readonly change: (dn: string, attributes: Attributes) => Promise<void>
  readonly rename: (dn: string, newDn: string) => Promise<void>
  readonly remove: (dn: string) => Promise<void>
  /** Ends the directory at once; `start` starts it with the same port and entries. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

export const directoryBase = 'dc=college,dc=example'
const root = { dn: `cn=root,${directoryBase}`, password: 'the root of the test' }
const searcher = { dn: `cn=codedojo,${directoryBase}`, password: 'the searcher of the test' }

export function passwordOf(uid: string): string {
  return `the password of ${uid}`
}

interface Options {
  /** Whether binds are refused on connections that are not encrypted. */
  readonly requiresTls?: boolean
  /** Whether nobody may read `entryUUID`, which Active Directory does not have. */
  readonly hidesUuid?: boolean
}

/** A real OpenLDAP on loopback, with a folder of its own, people and groups, and attributes of Active Directory beside its own. */
export async function startDirectory(options: Options = {}): Promise<TestDirectory> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-directory-'))
  const [certificateFile, otherCertificateFile] = [
    makeCertificate(folder, 'own'),
    makeCertificate(folder, 'other'),
  ]
  await mkdir(join(folder, 'entries'))
  await writeFile(join(folder, 'slapd.conf'), configurationIn(folder, options))
  const [port, tlsPort] = [await freePort(), await freePort()]
  const program = copyOfSlapd(folder)
  const start = () => runSlapd({ program, folder, port, tlsPort })
  let running: DirectoryProcess | null = await start()
  const asRoot = async <T>(act: (client: Client) => Promise<T>): Promise<T> => {
    await using client = new Client({ url: `ldap://127.0.0.1:${port}`, timeout: 5000 })
    await client.startTLS({ host: '127.0.0.1', rejectUnauthorized: false })
    await client.bind(root.dn, root.password)
    return await act(client)
  }
  const add = async (dn: string, attributes: Attributes) => {
    await asRoot((client) => client.add(dn, attributesOf(attributes)))
    return dn
  }
  await add(directoryBase, { objectClass: ['dcObject', 'organization'], dc: 'college', o: 'Hill College' })
  for (const ou of ['people', 'groups', 'former']) {
    await add(`ou=${ou},${directoryBase}`, { objectClass: 'organizationalUnit', ou })
  }
  const secret = { cn: 'codedojo', userPassword: searcher.password }
  await add(searcher.dn, { objectClass: ['organizationalRole', 'simpleSecurityObject'], ...secret })
  return {
    settings: {
      LDAP_URL: `ldap://127.0.0.1:${port}`,
      LDAP_BIND_DN: searcher.dn,
      LDAP_BIND_PASSWORD: searcher.password,
      LDAP_BASE: `ou=people,${directoryBase}`,
      LDAP_NAME: 'Hill College',
    },
    port,
    tlsPort,
    certificateFile,
    otherCertificateFile,
    addPerson: (uid, attributes = {}) =>
      add(`uid=${uid},ou=people,${directoryBase}`, {
        objectClass: ['inetOrgPerson', 'shadowAccount', 'windowsAccount'],
        uid,
        cn: uid,
        sn: 'King',
        givenName: 'Ada',
        mail: `${uid}@college.example`,
        userPassword: passwordOf(uid),
        ...attributes,
      }),
    addGroup: (cn, attributes) => add(`cn=${cn},ou=groups,${directoryBase}`, { cn, ...attributes }),
    change: (dn, attributes) =>
      asRoot((client) => {
        const changes = attributesOf(attributes)
        return client.modify(
          dn,
          changes.map((modification) => new Change({ operation: 'replace', modification })),
        )
      }),
    rename: (dn, newDn) => asRoot((client) => client.modifyDN(dn, newDn)),
    remove: (dn) => asRoot((client) => client.del(dn)),
    stop: async () => {
      await running?.end()
      running = null
    },
    start: async () => {
      running ??= await start()
    },
    [Symbol.asyncDispose]: async () => {
      await running?.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function attributesOf(attributes: Attributes): Attribute[] {
  return Object.entries(attributes).map(([type, value]) =>
    Buffer.isBuffer(value)
      ? new Attribute({ type, values: [value] })
      : new Attribute({ type, values: [value].flat() }),
  )
}

/** Where distributions have AppArmor, their rules for slapd go by its path, and would keep it from a folder of ours. */
function copyOfSlapd(folder: string): string {
  const copy = join(folder, 'slapd')
  copyFileSync('/usr/sbin/slapd', copy)
  return copy
}

function makeCertificate(folder: string, name: string): string {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)]
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  const files = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...words, ...files], { stdio: 'ignore' })
  return certificate
}

function firstThere(folders: readonly string[]): string {
  const found = folders.find((folder) => existsSync(folder))
  if (found === undefined) throw new Error(`None of these folders is there: ${folders.join(', ')}`)
  return found
}

/** Source: slapd.conf(5); the attributes of Active Directory have its own numbers (MS-ADA1 to 3). */
function configurationIn(folder: string, { requiresTls = false, hidesUuid = false }: Options): string {
  const schemas = firstThere(['/etc/ldap/schema', '/etc/openldap/schema'])
  const modules = firstThere(['/usr/lib/ldap', '/usr/lib64/openldap', '/usr/lib/openldap'])
  const text = '1.3.6.1.4.1.1466.115.121.1.15'
  return [
    ...['core', 'cosine', 'nis', 'inetorgperson'].map((name) => `include ${schemas}/${name}.schema`),
    `attributetype ( 1.2.840.113556.1.4.2 NAME 'objectGUID' EQUALITY octetStringMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.40 SINGLE-VALUE )`,
    `attributetype ( 1.2.840.113556.1.4.8 NAME 'userAccountControl' EQUALITY integerMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.27 SINGLE-VALUE )`,
    `attributetype ( 1.2.840.113556.1.4.159 NAME 'accountExpires' EQUALITY integerMatch SYNTAX 1.3.6.1.4.1.1466.115.121.1.27 SINGLE-VALUE )`,
    `attributetype ( 1.2.840.113556.1.4.221 NAME 'sAMAccountName' EQUALITY caseIgnoreMatch SYNTAX ${text} SINGLE-VALUE )`,
    `attributetype ( 1.2.840.113556.1.4.656 NAME 'userPrincipalName' EQUALITY caseIgnoreMatch SYNTAX ${text} SINGLE-VALUE )`,
    `objectclass ( 1.3.6.1.4.1.55555.1 NAME 'windowsAccount' SUP top AUXILIARY MAY ( objectGUID $ userAccountControl $ accountExpires $ sAMAccountName $ userPrincipalName ) )`,
    `modulepath ${modules}`,
    'moduleload back_mdb',
    `TLSCACertificateFile ${folder}/own.pem`,
    `TLSCertificateFile ${folder}/own.pem`,
    `TLSCertificateKeyFile ${folder}/own.key`,
    ...(requiresTls ? ['security simple_bind=112'] : []),
    'database mdb',
    `suffix ${directoryBase}`,
    `rootdn ${root.dn}`,
    `rootpw "${root.password}"`,
    `directory ${folder}/entries`,
    'dbnosync',
    'access to attrs=userPassword by anonymous auth by * none',
    ...(hidesUuid ? ['access to attrs=entryUUID by * none'] : []),
    `access to * by dn.exact=${searcher.dn} read by * none`,
    '',
  ].join('\n')
}
