import type { SourceFile } from '@codedojo/problem-package'

/** The header of everything; it is GCC's own, and the first line of most programs that are written in haste. */
export const wholeHeader = 'bits/stdc++.h'

/**
 * Headers that few programs need, each with the words of which such a program must write one. What the functions of these
 * headers use is made anew for every program that includes them, although it has no use for it: with GCC 12 an empty program
 * takes 0.23 s to compile with the whole header and 0.13 s without these (both precompiled). Of the
 * others none costs anything that could be measured.
 */
export const rareHeaders: Readonly<Record<string, readonly string[]>> = {
  barrier: ['barrier'],
  ccomplex: ['ccomplex'],
  complex: [
    ...['complex', 'complex_literals', 'literals'],
    ...['arg', 'conj', 'imag', 'norm', 'polar', 'proj', 'real'],
  ],
  condition_variable: [
    ...['condition_variable', 'condition_variable_any', 'cv_status'],
    'notify_all_at_thread_exit',
  ],
  ctgmath: ['ctgmath'],
  execution: ['execution', 'is_execution_policy', 'is_execution_policy_v'],
  filesystem: ['filesystem'],
  future: [
    ...['async', 'future', 'future_category', 'future_errc', 'future_error', 'future_status', 'launch'],
    ...['make_error_code', 'make_error_condition', 'packaged_task', 'promise', 'shared_future'],
  ],
  latch: ['latch'],
  random: [
    ...['random', 'random_device', 'seed_seq', 'generate_canonical', 'default_random_engine', 'knuth_b'],
    ...['mt19937', 'mt19937_64', 'minstd_rand', 'minstd_rand0'],
    ...['ranlux24', 'ranlux24_base', 'ranlux48', 'ranlux48_base'],
    String.raw`\w+_distribution`,
    String.raw`\w+_engine`,
  ],
  regex: [
    ...[String.raw`\w*regex\w*`, 'match_results', 'sub_match'],
    ...['cmatch', 'smatch', 'wcmatch', 'wsmatch'],
    ...['csub_match', 'ssub_match', 'wcsub_match', 'wssub_match'],
  ],
  semaphore: ['semaphore', 'binary_semaphore', 'counting_semaphore'],
  shared_mutex: ['shared_lock', 'shared_mutex', 'shared_timed_mutex'],
  stop_token: ['nostopstate', 'nostopstate_t', 'stop_callback', 'stop_source', 'stop_token'],
  syncstream: ['syncstream', String.raw`\w*syncbuf`, String.raw`\w*osyncstream`],
  thread: ['jthread', 'this_thread', 'thread'],
}

/** What only the inclusion of a header can tell: macros of the library, and functions of the C library that thread headers bring. */
const tellingWords = [String.raw`__cpp_lib_\w+`, String.raw`_GLIBCXX_\w+`, String.raw`sem_\w+`]

const rareWord = new RegExp(`\\b(?:${[...Object.values(rareHeaders).flat(), ...tellingWords].join('|')})\\b`)

export function mentionsWholeHeader(sources: readonly SourceFile[]): boolean {
  return sources.some((source) => plainTextOf(source).includes(wholeHeader))
}

/** Whether these sources mention anything of the rare headers. Names that are put together by macros are not seen. */
export function mentionsRareHeaders(sources: readonly SourceFile[]): boolean {
  return sources.some((source) => rareWord.test(plainTextOf(source)))
}

/** One character for each byte: what is looked for is ASCII. */
export function plainTextOf({ bytes }: SourceFile): string {
  return Buffer.from(bytes).toString('latin1')
}

const includeLine = /^[ \t]*#[ \t]*include[ \t]*<([^>]+)>.*$/gm

/** The text of the header of everything without the lines that include the rare ones. */
export function withoutRareHeaders(text: string): string {
  return text.replaceAll(includeLine, (line, name: string) => (Object.hasOwn(rareHeaders, name) ? '' : line))
}
