import { pageNumberSchema } from '@codedojo/contract'

const pageParam = pageNumberSchema.catch(1)

/** The page named by the address, from 1; nonsense gives 1. */
export function pageOfAddress(params: URLSearchParams): number {
  return pageParam.parse(params.get('page'))
}
