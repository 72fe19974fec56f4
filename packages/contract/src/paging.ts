import { z } from 'zod'

/** Number of a page of a list, from 1. */
export const pageNumberSchema = z.coerce.number().int().min(1).max(1_000_000)

/** Rows of a page of a list. */
export const pageSizeSchema = z.coerce.number().int().min(1).max(100)

/** What a list of pages is asked for: the first one, and so many rows, unless it says otherwise. */
export const pagingOf = (rows: number) => ({
  page: pageNumberSchema.default(1),
  pageSize: pageSizeSchema.default(rows),
})
