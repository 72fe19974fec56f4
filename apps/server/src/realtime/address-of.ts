import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

/** The client address of a connection, like `request.ip` of a call: from a trusted proxy's header, if there is one. */
export function makeAddressOf({
  trustProxy,
}: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const proxies = typeof trustProxy === 'string' ? trustProxy.split(',').map((each) => each.trim()) : []
  const isTrusted = trustProxy === true ? () => true : proxyAddress.compile(proxies)
  return (request) => proxyAddress(request, isTrusted)
}
