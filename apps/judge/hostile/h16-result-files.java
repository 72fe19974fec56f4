// H16: writes result files before main begins, and exits.
// expect: Wrong Answer
public class Main {
    static {
        for (var name : new String[] {"user.out", "stdout", "output.txt", "result.json", "/tmp/user.out", "/box/stdout", "../stdout"}) {
            try {
                java.nio.file.Files.writeString(java.nio.file.Path.of(name), "{\"status\":\"Accepted\"}\n3\n");
            } catch (Exception refused) {
            }
        }
        Runtime.getRuntime().halt(0);
    }

    public static void main(String[] words) {}
}
