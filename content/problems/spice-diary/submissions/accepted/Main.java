import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long countPeriods(int[] days, int wanted) {
        long found = 0;
        // For the periods that end today: each set of spices and how many periods have it, the shortest periods first.
        int[] spices = new int[32];
        int[] periods = new int[32];
        int groups = 0;
        for (int today : days) {
            int[] extended = new int[32];
            int[] counts = new int[32];
            int last = 0;
            extended[0] = today;
            counts[0] = 1;
            for (int i = 0; i < groups; i++) {
                if ((spices[i] | today) != extended[last]) extended[++last] = spices[i] | today;
                counts[last] += periods[i];
            }
            spices = extended;
            periods = counts;
            groups = last + 1;
            for (int i = 0; i < groups; i++) if (Integer.bitCount(spices[i]) == wanted) found += periods[i];
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] days = new int[readInt(in)];
        int wanted = readInt(in);
        for (int i = 0; i < days.length; i++) days[i] = readInt(in);
        System.out.println(countPeriods(days, wanted));
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
