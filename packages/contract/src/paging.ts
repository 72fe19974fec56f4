import { z } from 'zod'

/** Page number, from 1. */
export const pageNumberSchema = z.coerce.number().int().min(1).max(1_000_000)

/** Rows per page. */
export const pageSizeSchema = z.coerce.number().int().min(1).max(100)

/** Query parameters of a paged list; the default is the first page with `rows` rows. */
export const makePagingFields = (rows: number) => ({
  page: pageNumberSchema.default(1),
  pageSize: pageSizeSchema.default(rows),
})
