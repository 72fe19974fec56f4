// H31: right, but sixteen concurrent threads do the work.
// expect: Time Limit Exceeded
// solves: yes
// limit: 500 ms
// uses: 500 ms, 0 MB
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
public class Main {
    public static void main(String[] words) throws Exception {
        var threads = new ArrayList<Thread>();
        for (int count = 0; count < 16; count++) {
            var thread = new Thread(() -> {
                var clock = ManagementFactory.getThreadMXBean();
                while (clock.getCurrentThreadCpuTime() < 100_000_000) {}
            });
            thread.start();
            threads.add(thread);
        }
        for (var thread : threads) thread.join();
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
    }
}
