import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static final int LONGEST = 19;

    // WAYS[rest][odd]: how many choices of `rest` digits make a mirror ticket, if `odd` digits have an odd count before.
    static final long[][] WAYS = waysToGoOn();

    static long[][] waysToGoOn() {
        long[][] ways = new long[LONGEST + 1][11];
        ways[0][0] = 1;
        ways[0][1] = 1;
        for (int rest = 1; rest <= LONGEST; rest++) {
            for (int odd = 0; odd <= 10; odd++) {
                if (odd > 0) ways[rest][odd] += odd * ways[rest - 1][odd - 1];
                if (odd < 10) ways[rest][odd] += (10 - odd) * ways[rest - 1][odd + 1];
            }
        }
        return ways;
    }

    // The number of mirror tickets from 1 to limit - 1.
    static long countBelow(long limit) {
        String digits = Long.toString(limit);
        int length = digits.length();
        long count = 0;
        for (int shorter = 1; shorter < length; shorter++) count += 9 * WAYS[shorter - 1][1];

        int oddDigits = 0;
        for (int place = 0; place < length; place++) {
            int digit = digits.charAt(place) - '0';
            for (int smaller = place == 0 ? 1 : 0; smaller < digit; smaller++) {
                count += WAYS[length - place - 1][Integer.bitCount(oddDigits ^ (1 << smaller))];
            }
            oddDigits ^= 1 << digit;
        }
        return count;
    }

    static long countMirrorTickets(long a, long b) {
        return countBelow(b + 1) - countBelow(a);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer roll = new StringTokenizer(in.readLine());
            long a = Long.parseLong(roll.nextToken());
            long b = Long.parseLong(roll.nextToken());
            out.append(countMirrorTickets(a, b)).append('\n');
        }
        System.out.print(out);
    }
}
