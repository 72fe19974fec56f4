// H02: prints every readable file, other processes in /proc first.
// expect: Wrong Answer, Output Limit Exceeded
// limit: 5000 ms
import java.io.File;
import java.io.FileInputStream;
import java.io.PrintStream;
import java.nio.file.Files;

class Walker {
    static final PrintStream out = new PrintStream(System.out, false);

    static void show(File file) {
        if (!file.isFile() && !file.getPath().startsWith("/proc")) return;
        try (var in = new FileInputStream(file)) {
            var block = in.readNBytes(4096);
            out.println(file);
            out.write(block, 0, block.length);
        } catch (Exception refused) {
        }
    }

    static void walk(File folder) {
        var files = folder.listFiles();
        if (files == null) return;
        for (var file : files) {
            if (Files.isSymbolicLink(file.toPath())) continue;
            if (file.isDirectory()) walk(file);
            else show(file);
        }
    }

    public static void main(String[] words) {
        for (var name : new File("/proc").list()) {
            if (!name.matches("\\d+")) continue;
            for (var part : new String[] {"environ", "maps", "cmdline", "mountinfo", "fd/0"}) show(new File("/proc/" + name + "/" + part));
            for (var part : new String[] {"cwd/.", "root/tmp", "root/etc", "root/var"}) walk(new File("/proc/" + name + "/" + part));
        }
        for (var place : new String[] {"/box", "/tmp", "/etc", "/var", "/home", "/root", "/run", "/usr"}) walk(new File(place));
        out.flush();
    }
}
