import { access, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cppFlags, cppTool } from '../languages/cpp.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { openWorkshop } from './box-workshop.ts'
import { builtFolder } from './built-folder.ts'
import { type FoundCpp, findCpp } from './find-compilers.ts'
import { contentKey, shortVersion } from './names.ts'
import type { ToolPlace } from './toolchain.ts'

const header = 'bits/stdc++.h'

/** C++ with its standard header compiled beforehand, which takes two thirds off the time to compile. */
export async function prepareCpp(place: ToolPlace): Promise<LanguageTool | null> {
  const found = await findCpp()
  if (!found) return null
  const folder = await builtFolder({
    parent: place.folder,
    name: `cpp-${contentKey(found.compiler, found.fullVersion, ...cppFlags)}`,
    fill: async (draft) => {
      await compileHeader(place, found, draft)
      if (!(await takesHeader(place, found, draft))) await rm(join(draft, 'bits'), { recursive: true })
    },
  })
  const hasHeader = await access(join(folder, `${header}.gch`)).then(
    () => true,
    () => false,
  )
  return cppTool({
    compiler: found.compiler,
    version: shortVersion(found.fullVersion, 2),
    hasMold: found.hasMold,
    headerFolder: hasHeader ? folder : null,
  })
}

async function compileHeader({ sandbox }: ToolPlace, { compiler }: FoundCpp, folder: string): Promise<void> {
  await using workshop = await openWorkshop(sandbox)
  await workshop.write('main.cpp', `#include <${header}>\n`)
  const listed = await workshop.run({ argv: [compiler, ...cppFlags, '-M', 'main.cpp'], mounts: [] })
  const source = listed.split(/[\s\\]+/).find((path) => path.endsWith(`/${header}`))
  if (!source) throw new Error(`${compiler} has no ${header}.`)
  await workshop.run({
    argv: [compiler, ...cppFlags, '-x', 'c++-header', source, '-o', 'header.gch'],
    mounts: [],
  })
  await mkdir(join(folder, 'bits'), { mode: 0o755 })
  await workshop.take('header.gch', join(folder, `${header}.gch`))
}

/** A header that does not fit is ignored without a word, so the compiler is asked which files it reads. */
async function takesHeader(
  { sandbox }: ToolPlace,
  { compiler }: FoundCpp,
  headerFolder: string,
): Promise<boolean> {
  await using workshop = await openWorkshop(sandbox)
  await workshop.write('main.cpp', `#include <${header}>\nint main() {}\n`)
  const read = await workshop.run({
    argv: [compiler, ...cppFlags, '-H', '-fsyntax-only', '-I', '/pch', 'main.cpp'],
    mounts: [{ from: headerFolder, to: '/pch' }],
  })
  return read.includes(`! /pch/${header}.gch`)
}
