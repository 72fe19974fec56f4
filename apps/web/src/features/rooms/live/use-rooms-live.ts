import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Connection } from '../../../lib/api/socket.ts'
import {
  messageReceivedEvent,
  roomCountEvent,
  silenceChangedEvent,
  userCountEvent,
} from '../../../lib/api/socket-events.ts'
import { useConnection, useIsConnected } from '../../../lib/api/use-connection.ts'
import { notifyFailure } from '../../../ui/toast.tsx'
import { ownRoomsQuery } from '../queries.ts'
import { roomErrorWords } from '../room-text.ts'
import { RoomJoiner } from '../talk/room-joiner.ts'
import { addReceivedMessage, updatePeopleCount } from './update-own-rooms.ts'
import { useRoomListRefetch } from './use-room-list-refetch.ts'

export interface RoomsLive {
  readonly connection: Connection
  readonly joiner: RoomJoiner
}

/**
 * Returns the connection with its room joiner (null at first), whether it is online, and the number of people online (null:
 * not known yet).
 */
export function useRoomsLive(readerId: string) {
  const queryClient = useQueryClient()
  const connection = useConnection()
  const isOnline = useIsConnected(connection)
  const [live, setLive] = useState<RoomsLive | null>(null)
  const [people, setPeople] = useState<number | null>(null)
  useRoomListRefetch(connection)
  useEffect(() => {
    if (!connection) return
    const joiner = new RoomJoiner(connection, (sentence) => notifyFailure(roomErrorWords(sentence)))
    const stopCounting = connection.listen(userCountEvent, setPeople)
    const stopRoomCounting = connection.listen(roomCountEvent, (count) => {
      queryClient.setQueryData(ownRoomsQuery.queryKey, (own) => own && updatePeopleCount(own, count))
    })
    const stopNews = connection.listen(messageReceivedEvent, (message) => {
      queryClient.setQueryData(
        ownRoomsQuery.queryKey,
        (own) => own && addReceivedMessage(own, message, readerId),
      )
    })
    const stopSilence = connection.listen(silenceChangedEvent, (silencedUntil) => {
      queryClient.setQueryData(ownRoomsQuery.queryKey, (own) => own && { ...own, silencedUntil })
    })
    setLive({ connection, joiner })
    return () => {
      setLive(null)
      stopCounting()
      stopRoomCounting()
      stopNews()
      stopSilence()
      joiner.close()
    }
  }, [connection, queryClient, readerId])
  return { live, isOnline, people }
}
