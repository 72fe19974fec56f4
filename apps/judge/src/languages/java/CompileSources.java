import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles every source file of the working directory into the given folder and prints a jar of the classes, whose manifest names
 * the main class.
 * A public class may be in a file of any name, and the class with the main method may have any name. Both are determined here, so
 * that no text of a program's author becomes a file name or an argument.
 */
final class CompileSources implements TaskListener {
    private record Candidate(TypeElement type, String binaryName) {}

    private final JavacTask task;
    private final List<Candidate> mainClasses = new ArrayList<>();

    private CompileSources(JavacTask task) {
        this.task = task;
        task.addTaskListener(this);
    }

    public static void main(String[] arguments) throws IOException {
        PrintWriter messages = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        Path classes = Files.createDirectories(Path.of(arguments[0]));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        JavacTask task = (JavacTask) compiler.getTask(messages, null, null, options(arguments[0]), null, sources());
        CompileSources compilation = new CompileSources(task);
        boolean isCompiled = task.call();
        if (isCompiled && compilation.mainClasses.isEmpty()) {
            messages.println("error: no class has a method \"public static void main(String[] args)\"");
        }
        messages.flush();
        if (!isCompiled || compilation.mainClasses.isEmpty()) System.exit(1);
        printJar(classes, compilation.mainClass());
    }

    private static List<String> options(String classes) {
        return List.of("-d", classes, "-cp", classes, "-proc:none", "-Xlint:none", "-XDsuppressNotes", "-Xmaxerrs", "20");
    }

    /** The jar is not compressed, because it is read more often than written and stays on this machine. */
    private static void printJar(Path classes, String mainClass) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, mainClass);
        try (JarOutputStream jar = new JarOutputStream(System.out, manifest); Stream<Path> paths = Files.walk(classes)) {
            jar.setLevel(Deflater.NO_COMPRESSION);
            for (Path path : paths.filter(Files::isRegularFile).sorted().toList()) {
                jar.putNextEntry(new ZipEntry(classes.relativize(path).toString()));
                Files.copy(path, jar);
            }
        }
    }

    private static List<Source> sources() throws IOException {
        List<Source> sources = new ArrayList<>();
        try (Stream<Path> paths = Files.walk(Path.of(""))) {
            for (Path path : paths.filter(name -> name.toString().endsWith(".java")).sorted().toList()) {
                sources.add(new Source(path));
            }
        }
        return sources;
    }

    @Override
    public void finished(TaskEvent event) {
        TypeElement type = event.getTypeElement();
        if (event.getKind() == TaskEvent.Kind.GENERATE && hasMain(type)) {
            mainClasses.add(new Candidate(type, task.getElements().getBinaryName(type).toString()));
        }
    }

    private static boolean hasMain(TypeElement type) {
        for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            boolean isCallable = method.getModifiers().containsAll(List.of(Modifier.PUBLIC, Modifier.STATIC));
            boolean isMain = method.getSimpleName().contentEquals("main") && method.getParameters().size() == 1;
            if (isCallable && isMain && takesTexts(method)) return true;
        }
        return false;
    }

    private static boolean takesTexts(ExecutableElement method) {
        return method.getReturnType().getKind() == TypeKind.VOID
            && method.getParameters().get(0).asType() instanceof ArrayType array
            && array.getComponentType().toString().equals("java.lang.String");
    }

    /** Orders candidates: classes called Main first, then public ones, then outer ones, then by position in the source. */
    private String mainClass() {
        Comparator<Candidate> order = Comparator
            .comparing((Candidate candidate) -> !candidate.type.getSimpleName().contentEquals("Main"))
            .thenComparing(candidate -> !candidate.type.getModifiers().contains(Modifier.PUBLIC))
            .thenComparing(candidate -> isNested(candidate.type));
        return mainClasses.stream().min(order).orElseThrow().binaryName;
    }

    private static boolean isNested(TypeElement type) {
        Element outer = type.getEnclosingElement();
        return outer.getKind() != ElementKind.PACKAGE;
    }

    /** A source file that may contain a public class of any name. */
    private static final class Source extends SimpleJavaFileObject {
        private final Path path;

        Source(Path path) {
            super(path.toUri(), Kind.SOURCE);
            this.path = path;
        }

        @Override
        public String getName() {
            return path.toString();
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return true;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
            String text = new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        }
    }
}
