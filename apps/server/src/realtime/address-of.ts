import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

/** The address that a connection comes from, as `request.ip` of a call: that which a trusted proxy tells, if one does. */
export function makeAddressOf({
  trustProxy,
}: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const proxies = typeof trustProxy === 'string' ? trustProxy.split(',').map((each) => each.trim()) : []
  const isTrusted = trustProxy === true ? () => true : proxyAddress.compile(proxies)
  return (request) => proxyAddress(request, isTrusted)
}
