// H42: starts a hundred thousand threads.
// expect: Runtime Error, Time Limit Exceeded
// limit: 500 ms
public class Main {
    public static void main(String[] words) {
        for (int count = 0; count < 100_000; count++) {
            new Thread(() -> {
                while (true) Thread.onSpinWait();
            }).start();
        }
    }
}
