import type { UploadedCaseFile } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { applyUploadStep, buildUploadReport, type CaseUpload, emptyUpload } from './case-upload.ts'

function stored(name: string, start = '1'): UploadedCaseFile {
  return { name, ref: 'f'.repeat(64), bytes: start.length, start, isText: true }
}

function uploaded(facts: Partial<CaseUpload>): CaseUpload {
  return { ...emptyUpload, ...facts }
}

const kinds = (upload: CaseUpload) =>
  buildUploadReport(upload).rows.map(({ kind, name }) => `${kind} ${name}`)

test('pairs become cases in the order of their numbers', () => {
  const files = ['10.in', '10.out', '2.in', '2.out'].map((name) => stored(name, name))

  const { cases, rows } = buildUploadReport(uploaded({ files }))

  expect(cases.map(({ input, output }) => [input, output])).toEqual([
    ['2.in', '2.out'],
    ['10.in', '10.out'],
  ])
  expect(rows).toEqual([
    { kind: 'ready', name: '2 – 10', bytes: 20, count: 2, names: ['2.in', '2.out', '10.in', '10.out'] },
  ])
})

test('a case is called by the name of its files, where they have one besides their number', () => {
  const names = ['01-first-goes-back', '2', 'secret/03_all_equal']
  const files = names.flatMap((name) => [stored(`${name}.in`), stored(`${name}.ans`)])

  const { cases } = buildUploadReport(uploaded({ files }))

  expect(cases.map(({ title }) => title)).toEqual(['first goes back', '', 'all equal'])
})

test('a long file stays a file, a short one becomes a text that can be edited', () => {
  const long = { ...stored('1.in', 'x'.repeat(200)), bytes: 5000 }

  const [one] = buildUploadReport(uploaded({ files: [long, stored('1.out', '42\n')] })).cases

  expect(one).toMatchObject({ input: 'x'.repeat(200), inputRef: 'f'.repeat(64), inputBytes: 5000 })
  expect(one).toMatchObject({ output: '42\n', outputRef: '', outputBytes: 0 })
})

test('a text with a byte order mark stays a file, because typing would lose the mark', () => {
  const marked = { ...stored('1.in', '42'), bytes: 5 }

  expect(buildUploadReport(uploaded({ files: [marked, stored('1.out')] })).cases[0]?.inputRef).toBe(
    'f'.repeat(64),
  )
})

test('each file that is no part of a pair says why, and an empty half is not blamed twice', () => {
  const upload = uploaded({
    files: [
      stored('11.in'),
      stored('12.in'),
      stored('1.in'),
      stored('1.out'),
      stored('1.ans'),
      stored('readme.txt'),
    ],
    faults: [{ name: '11.out', message: 'The file is empty.' }],
  })

  expect(kinds(upload)).toEqual([
    'ready 1',
    'fault 11.out',
    'lone 12.in',
    'repeated 1.ans',
    'leftOut readme.txt',
  ])
  expect(buildUploadReport(upload)).toMatchObject({ faultCount: 3 })
})

test('with more than eight rows the faults come first', () => {
  const files = [
    stored('1.in'),
    stored('1.out'),
    ...Array.from({ length: 9 }, (_, at) => stored(`x${at}.in`)),
  ]

  expect(kinds(uploaded({ files })).at(0)).toBe('lone x0.in')
  expect(kinds(uploaded({ files })).at(-1)).toBe('ready 1')
})

test('a replacement takes the place and the name of the file at fault', () => {
  const before = uploaded({
    files: [stored('t/11.in')],
    faults: [{ name: 't/11.out', message: 'The file is empty.' }],
  })

  const after = applyUploadStep(before, {
    kind: 'answered',
    id: 1,
    answer: { files: [stored('mended.txt')], problems: [], leftOut: [] },
    as: 't/11.out',
  })

  expect(kinds(after)).toEqual(['ready t/11'])
})

test('the share counts what has arrived and what is on its way', () => {
  const started = applyUploadStep(uploaded({ files: [stored('1.in', '1234')] }), {
    ...{ kind: 'started', id: 1, name: '1.out', bytes: 4 },
  })
  const half = applyUploadStep(started, { kind: 'progressed', id: 1, share: 0.5 })

  expect(buildUploadReport(half)).toMatchObject({ isSending: true, share: 0.75 })
})

test('a removed file takes its case along', () => {
  const before = uploaded({ files: [stored('1.in'), stored('1.out')] })

  const after = applyUploadStep(before, { kind: 'removed', names: ['1.out'] })

  expect(kinds(after)).toEqual(['lone 1.in'])
})

test('an archive with nothing in it, and one that is refused, have a row that says so', () => {
  const started = ['empty.zip', 'broken.zip'].reduce(
    (state, name, id) => applyUploadStep(state, { kind: 'started', id, name, bytes: 22 }),
    emptyUpload,
  )
  const nothing = { files: [], problems: [], leftOut: [] }

  const answered = applyUploadStep(started, { kind: 'answered', id: 0, answer: nothing, as: null })
  const failed = applyUploadStep(answered, {
    kind: 'failed',
    id: 1,
    message: 'broken.zip is no zip archive.',
  })

  expect(buildUploadReport(failed)).toMatchObject({
    rows: [
      { kind: 'failed', name: 'empty.zip', message: 'The archive is empty.' },
      { kind: 'failed', name: 'broken.zip', message: 'broken.zip is no zip archive.' },
    ],
    ...{ faultCount: 2, isSending: false },
  })
})
