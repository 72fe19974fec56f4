// H06: prints its environment variables.
// expect: Wrong Answer
// hides: ^(?!(PATH|HOME|LANG|TMPDIR|OPENBLAS_NUM_THREADS|PWD)=)[A-Za-z_]\w*=
public class Main {
    public static void main(String[] words) {
        System.getenv().forEach((name, value) -> System.out.println(name + "=" + value));
        for (var process : new String[] {"self", "1", "2"}) {
            try {
                System.out.println(java.nio.file.Files.readString(java.nio.file.Path.of("/proc/" + process + "/environ")).replace('\0', '\n'));
            } catch (java.io.IOException refused) {
            }
        }
    }
}
