import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  compilerArchive,
  compilerArguments,
  compilerClass,
  compilerJar,
  javaTool,
} from '../languages/java.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { openBuildBox } from './build-box.ts'
import { contentKey, shortVersion } from './content-key.ts'
import { findJava } from './find-compilers.ts'
import { filesOfJava } from './system-files.ts'
import type { ToolchainContext } from './toolchain.ts'

/**
 * Uses the classes of the library that learners' programs typically use, so that the archive contains what compiling them loads.
 */
const trainingSource = `
import java.io.*;
import java.math.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Training {
    record Edge(int from, int to, long weight) implements Comparable<Edge> {
        public int compareTo(Edge other) { return Long.compare(weight, other.weight); }
    }
    enum Colour { RED, GREEN }
    interface Shape { default double area() { return 0; } }
    static <T extends Comparable<T>> T largest(List<T> values) { return Collections.max(values); }
    public static void main(String[] arguments) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer("1 2 3");
        Map<String, List<Integer>> groups = new HashMap<>();
        groups.computeIfAbsent("a", key -> new ArrayList<>()).add(Integer.parseInt(words.nextToken()));
        PriorityQueue<Edge> queue = new PriorityQueue<>(Comparator.comparingLong(Edge::weight));
        queue.add(new Edge(1, 2, 3L));
        int[][] grid = new int[3][4];
        for (int[] row : grid) Arrays.fill(row, -1);
        StringBuilder text = new StringBuilder();
        for (var entry : new TreeMap<>(groups).entrySet()) text.append(entry.getKey()).append(' ');
        String all = IntStream.range(0, 5).mapToObj(Integer::toString).collect(Collectors.joining(","));
        switch (Colour.RED) { case RED -> text.append(all); default -> text.append(BigInteger.TEN); }
        try (Scanner scanner = new Scanner("5")) { text.append(scanner.nextInt()); }
        catch (RuntimeException error) { text.append(error instanceof NoSuchElementException ? 1 : 2); }
        System.out.println(text + String.format("%.2f", Math.sqrt(2)) + largest(List.of(1, 2)));
    }
}
`

/** Prepares Java with a class-data-sharing archive of our compiler program, which halves the compile time. */
export async function prepareJava(context: ToolchainContext): Promise<LanguageTool | null> {
  const found = await findJava()
  if (!found) return null
  await context.system.add(filesOfJava(found))
  for (const folder of ['/usr/lib', '/usr/lib64'])
    await context.system.link(join(found.home, 'lib/libjli.so'), join(folder, 'libjli.so'))
  const [source = '', runner = ''] = await Promise.all(
    ['CompileSources.java', 'RunMany.java'].map((name) =>
      readFile(new URL(`../languages/java/${name}`, import.meta.url), 'utf8'),
    ),
  )
  const folder = await context.folders.build({
    name: `java-${contentKey(found.home, found.fullVersion, source, runner, trainingSource, ...compilerArguments(found.home))}`,
    fill: (draft) => makeCompiler({ context, home: found.home, source, runner, folder: draft }),
  })
  await context.system.put(join(folder, 'compiler.jar'), compilerJar)
  await context.system.put(join(folder, 'compiler.jsa'), compilerArchive)
  return javaTool({ home: found.home, version: shortVersion(found.fullVersion, 1) })
}

interface CompilerParts {
  readonly context: ToolchainContext
  readonly home: string
  readonly source: string
  /** The source of the class that runs a program on many inputs. */
  readonly runner: string
  readonly folder: string
}

// One build box at a time: languages that each hold a warm box and ask for a second could deadlock.
async function makeCompiler(parts: CompilerParts): Promise<void> {
  await compileCompiler(parts)
  await archiveClasses(parts)
}

async function compileCompiler({ context, home, source, runner, folder }: CompilerParts): Promise<void> {
  await using buildBox = await openBuildBox(context)
  await buildBox.write('compiler/CompileSources.java', source)
  await buildBox.write('compiler/RunMany.java', runner)
  const compile = `${home}/bin/javac -d /tmp/classes compiler/CompileSources.java compiler/RunMany.java`
  const pack = `${home}/bin/jar cf /tmp/compiler.jar -C /tmp/classes .`
  await buildBox.make(
    { argv: ['/bin/sh', '-c', `${compile} && ${pack} && exec cat /tmp/compiler.jar`], mounts: [] },
    join(folder, 'compiler.jar'),
  )
}

/** The archive is valid only for the class path with which it was created, so the compiler is placed at its final path first. */
async function archiveClasses({ context, home, folder }: CompilerParts): Promise<void> {
  await context.system.put(join(folder, 'compiler.jar'), compilerJar)
  await using buildBox = await openBuildBox(context)
  await buildBox.write('Main.java', trainingSource)
  const compile = [...compilerArguments(home), '-XX:ArchiveClassesAtExit=/tmp/compiler.jsa', ...compilerClass]
  await buildBox.make(
    {
      argv: ['/bin/sh', '-c', '"$@" >/dev/null && exec cat /tmp/compiler.jsa', 'sh', ...compile],
      mounts: [],
    },
    join(folder, 'compiler.jsa'),
  )
}
