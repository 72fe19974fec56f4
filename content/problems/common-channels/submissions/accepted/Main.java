import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static final int HIGHEST = 59;

    static boolean has(long radio, long channels) {
        return (radio & channels) == channels;
    }

    static long largestAnd(int taken, long[] radios) {
        long decided = 0;
        for (int channel = HIGHEST; channel >= 0; channel--) {
            long wanted = decided | 1L << channel;
            int able = 0;
            for (long radio : radios) if (has(radio, wanted)) able++;
            if (able >= taken) decided = wanted;
        }
        return decided;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        long[] radios = new long[Integer.parseInt(line.nextToken())];
        int left = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < radios.length; i++) radios[i] = Long.parseLong(line.nextToken());

        long largest = largestAnd(left, radios);
        StringBuilder out = new StringBuilder().append(largest).append('\n');
        for (int i = 0; left > 0; i++) {
            if (!has(radios[i], largest)) continue;
            out.append(i + 1).append(' ');
            left--;
        }
        System.out.println(out.toString().trim());
    }
}
