import { schema } from '@codedojo/db'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { ExportPart } from '../export-part.ts'
import { jsonListFile, textFile } from '../json-file.ts'
import { findProblemName } from '../problem-names.ts'
import { addExtension } from '../source-file.ts'

const { customInputs, draft, problemNote } = schema

export const draftsPart: ExportPart = {
  place: 'drafts/',
  about: 'what stands in your editor, by problem; index.json tells since when',
  holds: ['draft.user_id'],
  entries: async ({ database: { queries }, userId, problems }) => {
    const rows = await queries
      .select({
        problemId: draft.problemId,
        language: draft.language,
        mode: draft.mode,
        updatedAt: draft.updatedAt,
      })
      .from(draft)
      .where(eq(draft.userId, userId))
      .orderBy(asc(draft.updatedAt))
    const files = rows.map((row) => {
      const { folder, title: problem } = findProblemName(problems, row.problemId)
      const name = row.mode === 'stdin' ? row.language : `${row.language}-${row.mode}`
      return { ...row, problem, file: addExtension(`drafts/${folder}/${name}`, row.language) }
    })
    const codeOf = async ({ problemId, language, mode }: (typeof rows)[number]) => {
      const place = [eq(draft.userId, userId), eq(draft.problemId, problemId)]
      const which = [...place, eq(draft.language, language), eq(draft.mode, mode)]
      const [row] = await queries
        .select({ code: draft.code })
        .from(draft)
        .where(and(...which))
      return row?.code ?? ''
    }
    return [
      jsonListFile('drafts/index.json', async function* () {
        yield* files
      }),
      ...files.map((file) => textFile(file.file, () => codeOf(file))),
    ]
  },
}

export const customInputsPart: ExportPart = {
  place: 'own-inputs.json',
  about: 'the inputs that you tried problems with',
  holds: ['custom_inputs.user_id'],
  entries: async ({ database: { queries }, userId, problems }) => {
    const rows = await queries
      .select({
        problemId: customInputs.problemId,
        inputs: customInputs.inputs,
        updatedAt: customInputs.updatedAt,
      })
      .from(customInputs)
      .where(eq(customInputs.userId, userId))
      .orderBy(asc(customInputs.updatedAt))
    return [
      jsonListFile('own-inputs.json', async function* () {
        for (const row of rows) yield { ...row, problem: findProblemName(problems, row.problemId).title }
      }),
    ]
  },
}

export const notesPart: ExportPart = {
  place: 'notes/',
  about: 'your notes, a Markdown file for each problem',
  holds: ['problem_note.user_id'],
  entries: async ({ database: { queries }, userId, problems }) => {
    const mine = eq(problemNote.userId, userId)
    // A deleted note keeps its row, with an empty text.
    const rows = await queries
      .select({ problemId: problemNote.problemId })
      .from(problemNote)
      .where(and(mine, ne(problemNote.text, '')))
    return rows.map(({ problemId }) =>
      textFile(`notes/${findProblemName(problems, problemId).folder}.md`, async () => {
        const [row] = await queries
          .select({ text: problemNote.text })
          .from(problemNote)
          .where(and(mine, eq(problemNote.problemId, problemId)))
        return row?.text ?? ''
      }),
    )
  },
}
