import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { encodeDrawing } from '../../pictures/index.ts'

const drawingPixels = 800
const slug = z.string().regex(/^[a-z0-9-]+$/)

const sampleSchema = z.object({
  slug,
  name: z.string(),
  description: z.string(),
  priceRupees: z.number().min(1),
  validityDays: z.number().int().min(1),
  mentor: z.string(),
  outcomes: z.array(z.string()),
  lessons: z.array(z.object({ slug, title: z.string(), problems: z.array(slug) })),
})
type SampleYaml = z.infer<typeof sampleSchema>

export interface Sample extends Omit<SampleYaml, 'lessons'> {
  readonly drawing: Awaited<ReturnType<typeof encodeDrawing>>
  readonly lessons: readonly SampleLesson[]
}

export interface SampleLesson {
  readonly title: string
  /** Markdown. */
  readonly notes: string
  /** Names of problem packages. */
  readonly problems: readonly string[]
}

/**
 * Reads the courses of a folder: `courses.json`, a picture of each course, and a folder of each with the notes of its
 * lessons.
 */
export async function readSampleCourses(folder: string): Promise<Sample[]> {
  const text = await readFile(join(folder, 'courses.json'), 'utf8')
  const written = z.array(sampleSchema).parse(JSON.parse(text))
  return Promise.all(written.map((one) => withFiles(folder, one)))
}

async function withFiles(folder: string, one: SampleYaml): Promise<Sample> {
  const svg = await readFile(join(folder, `${one.slug}.svg`))
  const lessons = one.lessons.map(async ({ slug: name, title, problems }) => {
    const notes = await readFile(join(folder, one.slug, `${name}.md`), 'utf8')
    return { title, notes, problems }
  })
  return {
    ...one,
    drawing: await encodeDrawing(svg, drawingPixels),
    lessons: await Promise.all(lessons),
  }
}
