import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { acquireConnection, type Connection } from './socket.ts'

const networkEvents = ['online', 'offline'] as const

/** The page's socket connection, held while the component is mounted; null before the first effect. */
export function useConnection(): Connection | null {
  const [connection, setConnection] = useState<Connection | null>(null)
  useEffect(() => {
    const held = acquireConnection()
    setConnection(held.connection)
    return () => {
      setConnection(null)
      held.release()
    }
  }, [])
  return connection
}

/** Whether the connection is open. `navigator.onLine` reports a lost network at once, the socket only after a timeout. */
export function useIsConnected(connection: Connection | null): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = connection?.onChange(listener)
      for (const event of networkEvents) window.addEventListener(event, listener)
      return () => {
        stop?.()
        for (const event of networkEvents) window.removeEventListener(event, listener)
      }
    },
    [connection],
  )
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && connection !== null && connection.id() !== null,
  )
}
