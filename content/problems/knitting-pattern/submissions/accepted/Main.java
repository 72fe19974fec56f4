import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    // All three by the place of the opening bracket.
    static long[] times;
    static long[] stitchesOfRound;
    static int[] closing;

    /** Fills the arrays and returns the number of stitches. */
    static long measure(String pattern) {
        times = new long[pattern.length()];
        stitchesOfRound = new long[pattern.length()];
        closing = new int[pattern.length()];
        Deque<Integer> openings = new ArrayDeque<>();
        Deque<Long> before = new ArrayDeque<>();
        long number = 0;
        long stitches = 0;
        for (int place = 0; place < pattern.length(); place++) {
            char sign = pattern.charAt(place);
            if (Character.isDigit(sign)) {
                number = 10 * number + (sign - '0');
            } else if (sign == '(') {
                times[place] = number;
                openings.push(place);
                before.push(stitches);
                number = 0;
                stitches = 0;
            } else if (sign == ')') {
                int opening = openings.pop();
                closing[opening] = place;
                stitchesOfRound[opening] = stitches;
                stitches = before.pop() + times[opening] * stitches;
            } else {
                stitches++;
            }
        }
        return stitches;
    }

    static char findStitch(String pattern, long wanted) {
        for (int place = 0; ; place++) {
            char sign = pattern.charAt(place);
            if (sign == '(') {
                long all = times[place] * stitchesOfRound[place];
                if (wanted > all) {
                    wanted -= all;
                    place = closing[place];
                } else {
                    wanted = (wanted - 1) % stitchesOfRound[place] + 1;
                }
            } else if (Character.isLetter(sign)) {
                wanted--;
                if (wanted == 0) return sign;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String pattern = in.readLine().trim();
        long wanted = Long.parseLong(in.readLine().trim());
        long stitches = measure(pattern);
        System.out.println(stitches + " " + (wanted > stitches ? '-' : findStitch(pattern, wanted)));
    }
}
