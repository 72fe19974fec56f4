import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cppFlags, cppTool, headerMount, type PrecompiledHeaders } from '../languages/cpp.ts'
import { firstHeaderSets } from '../languages/cpp-first-headers.ts'
import { rareHeaders, wholeHeader, withoutRareHeaders } from '../languages/cpp-rare-headers.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { openWorkshop } from './box-workshop.ts'
import { builtFolder } from './built-folder.ts'
import { type FoundCpp, findCpp } from './find-compilers.ts'
import { contentKey, shortVersion } from './names.ts'
import type { ToolPlace } from './toolchain.ts'

/*
 * How it works
 *   whole/ bits/stdc++.h.gch             for programs that begin with the header of everything
 *   quick/ bits/stdc++.h.gch             the same without headers that few need, for programs that mention nothing of them
 *          iostream-vector-algorithm.gch for programs that begin with at least these, whatever else they include
 *          iostream.gch
 * The compiler takes one precompiled header, the first that a program includes, and ignores one that does not fit without a
 * word. Compiling a program of 20 lines took 2.2 s with the header of everything, 0.32 s with it precompiled and 0.22 s
 * without the rare ones; one with `iostream`, `vector` and `algorithm` 0.51 s, 0.27 s with the first of them and 0.18 s with
 * all three precompiled.
 */

/** C++ with the headers that programs begin with compiled beforehand. */
export async function prepareCpp(place: ToolPlace): Promise<LanguageTool | null> {
  const found = await findCpp()
  if (!found) return null
  const content = [...cppFlags, ...firstHeaderSets.flat(), ...Object.keys(rareHeaders)]
  const folder = await builtFolder({
    parent: place.folder,
    name: `cpp-${contentKey(found.compiler, found.fullVersion, ...content)}`,
    fill: (draft) => fillFolder({ place, found }, draft),
  })
  return cppTool({
    compiler: found.compiler,
    version: shortVersion(found.fullVersion, 2),
    hasMold: found.hasMold,
    headers: await headersIn(folder),
  })
}

async function fillFolder(parts: Omit<HeaderWork, 'folder'>, draft: string): Promise<void> {
  const whole = { ...parts, folder: join(draft, 'whole') }
  const quick = { ...parts, folder: join(draft, 'quick') }
  const isTaken = await keepHeader(whole, wholeHeader, `#include <${wholeHeader}>\n`)
  if (!isTaken) await rm(whole.folder, { recursive: true })
  const texts = new Map(firstHeaderSets.map((set) => [set.join('-'), includesOf(set)]))
  const short = await shortHeader(parts)
  if (short !== null) texts.set(wholeHeader, short)
  for (const [name, text] of texts) {
    // All or none: whoever chooses a way has not looked into the folder.
    if (await keepHeader(quick, name, text)) continue
    return rm(quick.folder, { recursive: true })
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
  readonly place: ToolPlace
  readonly found: FoundCpp
  /** Where it is kept. */
  readonly folder: string
}

/** Compiles a header of this text and keeps it under this name; false: the compiler does not take it. */
async function keepHeader(work: HeaderWork, name: string, text: string): Promise<boolean> {
  const { place, found, folder } = work
  const target = join(folder, `${name}.gch`)
  await using workshop = await openWorkshop(place.sandbox)
  await workshop.write('header.h', text)
  await workshop.run({
    argv: [found.compiler, ...cppFlags, '-x', 'c++-header', 'header.h', '-o', 'header.gch'],
    mounts: [],
  })
  await mkdir(dirname(target), { recursive: true, mode: 0o755 })
  await workshop.take('header.gch', target)
  return await takesHeader(work, name)
}

/** Asks the compiler which files it reads. */
async function takesHeader({ place, found, folder }: HeaderWork, name: string): Promise<boolean> {
  await using workshop = await openWorkshop(place.sandbox)
  await workshop.write('main.cpp', 'int main() {}\n')
  const header = `${headerMount}/${name}`
  const read = await workshop.run({
    argv: [found.compiler, ...cppFlags, '-H', '-fsyntax-only', '-include', header, 'main.cpp'],
    mounts: [{ from: folder, to: headerMount }],
  })
  return read.includes(`! ${header}.gch`)
}

/** The text of this compiler's header of everything without the rare ones; null when it does not tell where that is. */
async function shortHeader({ place, found }: Omit<HeaderWork, 'folder'>): Promise<string | null> {
  await using workshop = await openWorkshop(place.sandbox)
  await workshop.write('main.cpp', `#include <${wholeHeader}>\n`)
  const listed = await workshop.run({ argv: [found.compiler, ...cppFlags, '-M', 'main.cpp'], mounts: [] })
  const source = listed.split(/[\s\\]+/).find((path) => path.endsWith(`/${wholeHeader}`))
  // A box sees nothing else of this machine.
  return source?.startsWith('/usr/') ? withoutRareHeaders(await readFile(source, 'utf8')) : null
}
