import { useQuery } from '@tanstack/react-query'
import { courseQuery } from './queries.ts'

/** What the course of a page is called; undefined: not known. */
export function useCourseName(id: string): string | undefined {
  return useQuery(courseQuery(id)).data?.CourseName
}
