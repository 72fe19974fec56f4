import type { Language } from '@codedojo/contract'
import type { LanguageTool } from '../languages/language-tool.ts'
import { limitsOf, type ProblemLimits } from '../limits.ts'

/** For this input a probe lists files. */
export const listInput = 'files\n'

/**
 * Prints the word that it reads or, asked for that, every file that it has mapped; in Python, modules are read instead of
 * mapped, so those that are often used.
 */
export const probes = {
  cpp: `#include <bits/stdc++.h>
int main() {
  std::string word;
  std::cin >> word;
  if (word != "files") return std::cout << word << std::endl, 0;
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);)
    if (line.find('/') != std::string::npos) std::cout << line << '\\n';
}
`,
  java: `import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
public class Probe {
  public static void main(String[] arguments) throws Exception {
    String word = new Scanner(System.in).next();
    System.out.println(word.equals("files") ? files() : word);
  }
  static String files() throws Exception {
    try (Stream<String> lines = Files.lines(Path.of("/proc/self/maps"))) {
      return lines.filter(line -> line.contains("/")).collect(Collectors.joining("\\n"));
    }
  }
}
`,
  python: `word = input()
if word != 'files':
    print(word)
else:
    print(*(line.strip() for line in open('/proc/self/maps') if '/' in line), sep='\\n', flush=True)
    import array, bisect, collections, copy, decimal, fractions, functools, heapq, itertools, json, math
    import operator, queue, random, re, statistics, string, sys, time, typing
    print(*(line.strip() for line in open('/proc/self/maps') if '/' in line), sep='\\n')
    print(*(getattr(module, '__cached__', None) or '' for module in list(sys.modules.values())), sep='\\n')
`,
  javascript: `const { readFileSync } = require('fs')
const word = readFileSync(0, 'utf8').trim()
const files = () => readFileSync('/proc/self/maps', 'utf8').split('\\n').filter((line) => line.includes('/'))
console.log(word === 'files' ? files().join('\\n') : word)
`,
} as const satisfies Record<Language, string>

/**
 * The paths at the ends of the lines that a probe printed, as the host knows them. What lies in the program's own folder is not
 * listed.
 */
export function filesTold(text: string, tool: LanguageTool, limits: ProblemLimits): string[] {
  const { mounts } = tool.run(['probe'], limitsOf(tool.language, limits))
  const inBox = text
    .split('\n')
    .flatMap((line) => (line.includes('/') ? [line.slice(line.indexOf('/'))] : []))
  return [...new Set(inBox)].flatMap((path) => {
    const mount = mounts.find(({ to }) => path.startsWith(`${to}/`))
    if (mount) return [mount.from + path.slice(mount.to.length)]
    return path.startsWith('/usr/') ? [path] : []
  })
}
