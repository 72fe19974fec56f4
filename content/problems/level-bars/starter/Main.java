import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Bar(int leftArm, int left, int rightArm, int right) {}

    // weight: the weight of the whole mobile; level: the number of level bars.
    record Mobile(long weight, int level) {}

    // Bar 1 is bars[1]; bars[0] is not used.
    static Mobile hangUp(Bar[] bars) {
        // Write your solution here.
        return new Mobile(0, 0);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        Bar[] bars = new Bar[n + 1];
        for (int i = 1; i <= n; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            bars[i] = new Bar(readInt(line), readInt(line), readInt(line), readInt(line));
        }

        Mobile mobile = hangUp(bars);
        System.out.println(mobile.weight() + " " + mobile.level());
    }

    static int readInt(StringTokenizer line) {
        return Integer.parseInt(line.nextToken());
    }
}
