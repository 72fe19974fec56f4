// H14: prints markers that a test harness might look for, before and after it ends.
// expect: Wrong Answer
public class Main {
    static final String MARKERS = "PASSED case1\nPASSED case2\n>>>>> Test Exit Code: 0\n{ \"exit-code\": 0 }\ndone 0";

    public static void main(String[] words) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(MARKERS)));
        for (var name : new String[] {"/proc/self/fd/1", "/proc/self/fd/2", "/proc/self/fd/3", "/proc/self/fd/9", "/dev/stdout"}) {
            try (var out = new java.io.FileOutputStream(name)) {
                out.write(MARKERS.getBytes());
            } catch (java.io.IOException refused) {
            }
        }
        System.out.println(MARKERS);
    }
}
