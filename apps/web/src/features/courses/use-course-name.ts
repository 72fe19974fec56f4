import { useQuery } from '@tanstack/react-query'
import { courseQuery } from './queries.ts'

/** Name of the page's course; undefined until loaded. */
export function useCourseName(id: string): string | undefined {
  return useQuery(courseQuery(id)).data?.CourseName
}
