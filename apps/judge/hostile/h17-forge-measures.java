// H17: right, but slow and large, and writes forged measurements into files at the end.
// expect: Accepted
// solves: yes
// uses: 60 ms, 50 MB
public class Main {
    public static void main(String[] words) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            for (var name : new String[] {"display_runtime.txt", "display_memory.txt", "/tmp/display_runtime.txt"}) {
                try {
                    java.nio.file.Files.writeString(java.nio.file.Path.of(name), "0");
                } catch (Exception refused) {
                }
            }
        }));
        var large = new byte[60 << 20];
        java.util.Arrays.fill(large, (byte) 1);
        for (long end = System.nanoTime() + 80_000_000; System.nanoTime() < end; ) large[0]++;
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
        System.out.flush();
    }
}
