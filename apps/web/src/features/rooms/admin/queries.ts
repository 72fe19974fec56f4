import { closeRoom, closeRoomReport, managedRooms, roomReports, silencePerson } from '@codedojo/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../../lib/api/api.ts'
import { roomAdminKey } from '../../../lib/query-keys.ts'

export const rowsPerPage = 20

export interface RoomFilter {
  readonly q: string
  /** Counted from 1. */
  readonly page: number
}

export function managedRoomsQuery({ q, page }: RoomFilter) {
  return queryOptions({
    queryKey: [roomAdminKey, 'rooms', q, page],
    queryFn: ({ signal }) =>
      callApiPage(managedRooms, { query: { page, pageSize: rowsPerPage, ...(q !== '' && { q }) }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export interface ReportFilter {
  readonly state: 'open' | 'closed'
  /** Counted from 1. */
  readonly page: number
}

export function roomReportsQuery({ state, page }: ReportFilter) {
  return queryOptions({
    queryKey: [roomAdminKey, 'reports', state, page],
    queryFn: ({ signal }) =>
      callApiPage(roomReports, { query: { page, pageSize: rowsPerPage, state }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function setRoomClosed(id: string, isClosed: boolean) {
  return callApi(closeRoom, { params: { id }, body: { isClosed } })
}

export function closeReport(id: string, removesMessage: boolean) {
  return callApi(closeRoomReport, { params: { id }, body: { removesMessage } })
}

export function silencePersonById(personId: string, minutes: number) {
  return callApi(silencePerson, { params: { id: personId }, body: { minutes } })
}

/** Invalidates the lists of rooms and reports. */
export async function invalidateRoomsAndReports(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [roomAdminKey] })
}
