export const pageSize = 10

export interface PageSlice<Item> {
  items: Item[]
  /** Counted from 1; the last page if the requested one does not exist. */
  page: number
  lastPage: number
  /** Numbers of the first and last item shown, from 1; both 0 for an empty list. */
  first: number
  last: number
  total: number
}

/** Returns one page of ten items. */
export function paginate<Item>(all: readonly Item[], wantedPage: number): PageSlice<Item> {
  const lastPage = Math.max(1, Math.ceil(all.length / pageSize))
  const page = Math.min(wantedPage, lastPage)
  const start = (page - 1) * pageSize
  const items = all.slice(start, start + pageSize)
  const first = items.length === 0 ? 0 : start + 1
  return { items, page, lastPage, first, last: start + items.length, total: all.length }
}
