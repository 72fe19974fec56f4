// H23: redirects the output streams of its JVM, forges their contents, and halts.
// expect: Wrong Answer
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
public class Main {
    public static void main(String[] words) throws Exception {
        var hidden = new PrintStream(new ByteArrayOutputStream());
        var shown = System.out;
        System.setOut(hidden);
        System.setErr(hidden);
        try {
            var field = String.class.getDeclaredField("value");
            field.setAccessible(true);
            field.set("wrong", "right".getBytes());
        } catch (Exception | Error refused) {
        }
        try {
            System.class.getMethod("setSecurityManager", Class.forName("java.lang.SecurityManager")).invoke(null, new Object[] {null});
        } catch (Exception | Error refused) {
        }
        System.setProperty("java.home", "/tmp");
        shown.println("wrong");
        shown.flush();
        Runtime.getRuntime().halt(0);
    }
}
