import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cppFlags, cppTool, headerMount, headerSource, type PrecompiledHeaders } from '../languages/cpp.ts'
import { headerSetFileName, leadingHeaderSets } from '../languages/cpp-leading-headers.ts'
import { bitsStdcppHeader, rareHeaders, withoutRareHeaders } from '../languages/cpp-rare-headers.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { openBuildBox } from './build-box.ts'
import { contentKey, shortVersion } from './content-key.ts'
import type { FoundCpp } from './find-compilers.ts'
import type { ToolchainContext } from './toolchain.ts'

/*
 * How it works
 *   whole/ bits/stdc++.h                   for programs that begin with the header of the whole library
 *   quick/ bits/stdc++.h                   the same without rare headers, for programs that mention none of their identifiers
 *          first-iostream-vector-algorithm for programs that begin with at least these, whatever else they include
 *          first-iostream
 * Each exists precompiled (.gch) and as text. The compiler uses one precompiled header, the first that a program includes. It
 * reads the text instead if the header was included before or was precompiled by another compiler.
 * Compiling a program of 20 lines took 2.2 s with `bits/stdc++.h`, 0.32 s with it precompiled and 0.22 s without the rare headers;
 * a program with `iostream`, `vector` and `algorithm` took 0.51 s, 0.27 s with the first of them precompiled and 0.18 s with all
 * three.
 */

/** Prepares C++ with precompiled headers. */
export async function prepareCpp(context: ToolchainContext): Promise<LanguageTool | null> {
  const found = context.cpp
  if (!found) return null
  const content = [...cppFlags, ...leadingHeaderSets.map(headerSetFileName), ...Object.keys(rareHeaders)]
  const folder = await context.folders.build({
    name: `cpp-${contentKey(found.compiler, found.fullVersion, found.stamp, ...content)}`,
    fill: (draft) => fillFolder({ context, found }, draft),
  })
  return cppTool({
    compiler: found.compiler,
    version: shortVersion(found.fullVersion, 2),
    hasMold: found.hasMold,
    headers: await headersIn(folder),
  })
}

async function fillFolder(parts: Omit<HeaderWork, 'folder'>, draft: string): Promise<void> {
  const wholeText = { content: includesOf([bitsStdcppHeader]), text: `#include_next <${bitsStdcppHeader}>\n` }
  await buildHeaders({ ...parts, folder: join(draft, 'whole') }, new Map([[bitsStdcppHeader, wholeText]]))
  const short = await shortHeader(parts)
  if (short === null) return
  const quick = new Map([[bitsStdcppHeader, { ...wholeText, content: short }]])
  for (const set of leadingHeaderSets) {
    const content = includesOf(set)
    quick.set(headerSetFileName(set), { content, text: content })
  }
  await buildHeaders({ ...parts, folder: join(draft, 'quick') }, quick)
}

interface HeaderText {
  /** The header file that is precompiled. */
  readonly content: string
  /** The text that the compiler reads if it rejects the precompiled header. */
  readonly text: string
}

/**
 * Builds the given headers, by name. All or none are kept: the choice between quick and full compilation does not check which
 * exist.
 */
async function buildHeaders(work: HeaderWork, headers: ReadonlyMap<string, HeaderText>): Promise<void> {
  for (const [name, header] of headers) {
    // One build box at a time: languages that each hold a warm box and ask for a second could deadlock.
    await buildHeader(work, name, header)
    if (await takesHeader(work, name)) continue
    await rm(work.folder, { recursive: true })
    return
  }
}

function includesOf(headers: readonly string[]): string {
  return headers.map((name) => `#include <${name}>\n`).join('')
}

async function headersIn(folder: string): Promise<PrecompiledHeaders> {
  const kept = await readdir(folder)
  const folderIf = (name: string) => (kept.includes(name) ? join(folder, name) : null)
  return { folder: folderIf('whole'), quickFolder: folderIf('quick') }
}

interface HeaderWork {
  readonly context: ToolchainContext
  readonly found: FoundCpp
  /** Destination folder. */
  readonly folder: string
}

async function buildHeader(work: HeaderWork, name: string, { content, text }: HeaderText): Promise<void> {
  const { context, found, folder } = work
  const target = join(folder, name)
  await using buildBox = await openBuildBox(context)
  await buildBox.write(headerSource, content)
  await mkdir(dirname(target), { recursive: true, mode: 0o755 })
  const compile = [found.compiler, ...cppFlags, '-x', 'c++-header', headerSource, '-o', '/tmp/header.gch']
  await buildBox.make(
    { argv: ['/bin/sh', '-c', '"$@" && exec cat /tmp/header.gch', 'sh', ...compile], mounts: [] },
    `${target}.gch`,
  )
  await writeFile(target, text, { mode: 0o644 })
}

/** Checks in the compiler's list of read files whether it uses the precompiled header. */
async function takesHeader({ context, found, folder }: HeaderWork, name: string): Promise<boolean> {
  await using buildBox = await openBuildBox(context)
  await buildBox.write('main.cpp', 'int main() {}\n')
  const header = `${headerMount}/${name}`
  const read = await buildBox.run({
    argv: [found.compiler, ...cppFlags, '-H', '-fsyntax-only', '-include', header, 'main.cpp'],
    mounts: [{ from: folder, to: headerMount }],
  })
  return read.includes(`! ${header}.gch`)
}

/** The text of this compiler's `bits/stdc++.h` without the rare headers; null if its location is unknown. */
async function shortHeader({ context, found }: Omit<HeaderWork, 'folder'>): Promise<string | null> {
  await using buildBox = await openBuildBox(context)
  await buildBox.write('main.cpp', `#include <${bitsStdcppHeader}>\n`)
  const listed = await buildBox.run({ argv: [found.compiler, ...cppFlags, '-M', 'main.cpp'], mounts: [] })
  const source = listed.split(/[\s\\]+/).find((path) => path.endsWith(`/${bitsStdcppHeader}`))
  return source ? withoutRareHeaders(await readFile(source, 'utf8')) : null
}
