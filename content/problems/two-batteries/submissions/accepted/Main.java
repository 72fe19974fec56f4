import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long longestLight(int[] batteries) {
        long total = 0;
        int strongest = 0;
        for (int minutes : batteries) {
            total += minutes;
            strongest = Math.max(strongest, minutes);
        }
        // Each minute takes two minutes of charge, and at least one of them from a battery other than the strongest.
        return Math.min(total / 2, total - strongest);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] batteries = new int[readInt(in)];
        for (int i = 0; i < batteries.length; i++) batteries[i] = readInt(in);
        System.out.println(longestLight(batteries));
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
