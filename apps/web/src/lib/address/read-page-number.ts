import { pageNumberSchema } from '@codedojo/contract'

const pageParam = pageNumberSchema.catch(1)

/** The page number in the query of the address, from 1; an invalid value gives 1. */
export function readPageNumber(params: URLSearchParams): number {
  return pageParam.parse(params.get('page'))
}
