// Wrong: shifts an int: 1 << 32 is 1 again, so channels from 31 on are never asked for.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // largest: the largest AND; chosen: the chosen radios, counted from 1.
    record Choice(long largest, int[] chosen) {}

    static Choice chooseRadios(int taken, long[] radios) {
        long best = 0;
        for (int bit = 59; bit >= 0; bit--) {
            long wanted = best | (1 << bit);
            int count = 0;
            for (long radio : radios) {
                if ((radio & wanted) == wanted) count++;
            }
            if (count >= taken) best = wanted;
        }
        int[] chosen = new int[taken];
        int size = 0;
        for (int i = 0; i < radios.length && size < taken; i++) {
            if ((radios[i] & best) == best) {
                chosen[size] = i + 1;
                size++;
            }
        }
        return new Choice(best, chosen);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        long[] radios = new long[Integer.parseInt(line.nextToken())];
        int k = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < radios.length; i++) radios[i] = Long.parseLong(line.nextToken());

        Choice choice = chooseRadios(k, radios);
        StringBuilder out = new StringBuilder().append(choice.largest()).append('\n');
        for (int radio : choice.chosen()) out.append(radio).append(' ');
        System.out.println(out.toString().trim());
    }
}
