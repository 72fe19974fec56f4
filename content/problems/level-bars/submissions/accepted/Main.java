import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Bar(int leftArm, int left, int rightArm, int right) {}

    static long weigh(int thing, long[] weights) {
        return thing > 0 ? thing : weights[-thing];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        Bar[] bars = new Bar[n + 1];
        for (int i = 1; i <= n; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            bars[i] = new Bar(readInt(line), readInt(line), readInt(line), readInt(line));
        }

        // Each bar stands before the bars that hang on it.
        int[] fromTheTop = new int[n];
        fromTheTop[0] = 1;
        int known = 1;
        for (int i = 0; i < n; i++) {
            Bar bar = bars[fromTheTop[i]];
            if (bar.left() < 0) fromTheTop[known++] = -bar.left();
            if (bar.right() < 0) fromTheTop[known++] = -bar.right();
        }

        long[] weights = new long[n + 1];
        int level = 0;
        for (int i = n - 1; i >= 0; i--) {
            Bar bar = bars[fromTheTop[i]];
            long left = weigh(bar.left(), weights);
            long right = weigh(bar.right(), weights);
            weights[fromTheTop[i]] = left + right;
            if (bar.leftArm() * left == bar.rightArm() * right) level++;
        }
        System.out.println(weights[1] + " " + level);
    }

    static int readInt(StringTokenizer line) {
        return Integer.parseInt(line.nextToken());
    }
}
