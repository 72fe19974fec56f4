import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Runs the program of a jar on every file of a folder in one virtual machine, because starting one takes longer than most runs.
 * Prints after each output the marker and 0, or 1 for an exception. Each run has its own class loader, so that static fields begin
 * anew. A run that does not end, or that calls System.exit, ends the machine; what is missing must be run again.
 */
final class RunMany {
    private static final long LONGEST_RUN_MS = 1000;

    private final Path jar;
    private final String marker;
    private final OutputStream answers = new FileOutputStream(FileDescriptor.out);
    /** The output of the current run; null between runs. */
    private ByteArrayOutputStream output;

    private RunMany(Path jar, String marker) {
        this.jar = jar;
        this.marker = marker;
    }

    public static void main(String[] arguments) throws Exception {
        RunMany runs = new RunMany(Path.of(arguments[0]), arguments[1]);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> runs.answer(0)));
        for (Path input : inputsIn(Path.of(arguments[2]))) {
            if (!runs.runOn(input)) break;
        }
        // Threads that the program has left must not keep the machine alive.
        Runtime.getRuntime().halt(0);
    }

    private static List<Path> inputsIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    /** Returns false if the run did not end in time. */
    private boolean runOn(Path input) throws Exception {
        output = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(output);
        int[] status = {1};
        try (InputStream stdin = new BufferedInputStream(Files.newInputStream(input))) {
            System.setIn(stdin);
            System.setOut(printed);
            Thread run = new Thread(() -> status[0] = callMain(), "main");
            run.setDaemon(true);
            run.start();
            run.join(LONGEST_RUN_MS);
            if (run.isAlive()) return false;
        }
        printed.flush();
        answer(status[0]);
        return true;
    }

    private int callMain() {
        try (JarFile file = new JarFile(jar.toFile()); URLClassLoader loader = newLoader()) {
            String name = file.getManifest().getMainAttributes().getValue("Main-Class");
            Thread.currentThread().setContextClassLoader(loader);
            Method main = Class.forName(name, true, loader).getMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
            return 0;
        } catch (Throwable failure) {
            return 1;
        }
    }

    private URLClassLoader newLoader() throws IOException {
        return new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
    }

    private synchronized void answer(int status) {
        if (output == null) return;
        try {
            output.writeTo(answers);
            answers.write(("\n" + marker + " " + status + "\n").getBytes(StandardCharsets.US_ASCII));
        } catch (IOException closed) {
            Runtime.getRuntime().halt(1);
        }
        output = null;
    }
}
