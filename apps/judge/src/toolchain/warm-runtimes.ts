import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Language, languages } from '@codedojo/contract'
import type { BoxMount } from '@codedojo/sandbox'
import type { JudgeParts } from '../judge-parts.ts'
import { judgeSubmission } from '../judge-submission.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { limitsOf } from '../limits.ts'

/*
 * How it works
 *   a program of each language tells which files it has mapped or loaded ─→ the judge reads them whole
 * The kernel charges a page of a file to whoever touches it first. Touched by the judge, the pages of interpreters,
 * virtual machines and libraries count for no learner. Otherwise the same program would have five times the memory
 * after a restart of the machine, for as long as the box gives these pages back each time.
 */

/** Prints every file that it has mapped; in Python, modules are read instead of mapped, so those that are often used. */
const tellFiles = {
  cpp: `#include <fstream>
#include <iostream>
#include <string>
int main() {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);)
    if (line.find('/') != std::string::npos) std::cout << line << '\\n';
}
`,
  java: `import java.nio.file.*;
import java.util.stream.*;
public class MappedFiles {
  public static void main(String[] arguments) throws Exception {
    try (Stream<String> lines = Files.lines(Path.of("/proc/self/maps"))) {
      System.out.println(lines.filter(line -> line.contains("/")).collect(Collectors.joining("\\n")));
    }
  }
}
`,
  python: `import array, bisect, collections, copy, decimal, fractions, functools, heapq, itertools, json, math
import operator, queue, random, re, statistics, string, sys, time, typing
print(*(line.strip() for line in open('/proc/self/maps') if '/' in line), sep='\\n')
print(*(getattr(module, '__cached__', None) or '' for module in list(sys.modules.values())), sep='\\n')
`,
  javascript: `const lines = require('fs').readFileSync('/proc/self/maps', 'utf8').split('\\n')
console.log(lines.filter((line) => line.includes('/')).join('\\n'))
`,
} as const satisfies Record<Language, string>

const limits = { timeMs: 10_000, memoryBytes: 256 * 1024 * 1024, sameForAll: true }
const comparison = { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null }

/** Reads, into the judge's own account, what programs of every language need besides themselves. */
export async function warmRuntimes(parts: JudgeParts): Promise<void> {
  const files = await Promise.all(languages.map((language) => runtimeFiles(parts, language)))
  for (const file of new Set(files.flat())) await readWhole(file)
}

async function runtimeFiles(parts: JudgeParts, language: Language): Promise<string[]> {
  const tool = parts.toolchain.tools.get(language)
  if (!tool) return []
  const source = { name: 'files', bytes: Buffer.from(tellFiles[language]) }
  const outcome = await judgeSubmission(
    {
      program: { language, sources: [source] },
      cases: [{ kind: 'custom', input: Buffer.alloc(0), answer: null, comparison }],
      limits,
      stopRule: 'never',
      reference: null,
    },
    parts,
    { onProgress: () => {} },
  )
  return filesIn(outcome.cases[0]?.stdout ?? '', mountsOf(tool))
}

function mountsOf(tool: LanguageTool): readonly BoxMount[] {
  return tool.run(['files'], limitsOf(tool.language, limits)).mounts
}

/** The paths at the ends of the lines, as the host knows them. What lies in the program's own folder is not listed. */
function filesIn(text: string, mounts: readonly BoxMount[]): string[] {
  const inBox = text
    .split('\n')
    .flatMap((line) => (line.includes('/') ? [line.slice(line.indexOf('/'))] : []))
  return [...new Set(inBox)].flatMap((path) => {
    const mount = mounts.find(({ to }) => path.startsWith(`${to}/`))
    if (mount) return [mount.from + path.slice(mount.to.length)]
    return path.startsWith('/usr/') ? [path] : []
  })
}

/** A file that cannot be read stays cold, which costs some memory in the account of a learner and nothing else. */
async function readWhole(path: string): Promise<void> {
  const file = await realpath(path).catch(() => null)
  const isFile = file !== null && (await stat(file)).isFile()
  if (!isFile) return
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), async (chunks) => {
    for await (const _ of chunks) {
      // Having been read is all that is wanted.
    }
  })
}
