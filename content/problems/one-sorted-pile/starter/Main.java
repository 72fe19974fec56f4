import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    // The smallest number of seconds; the machine merges up to atOnce piles.
    static long leastSeconds(int[] piles, int atOnce) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] piles = new int[readInt(in)];
        int atOnce = readInt(in);
        for (int i = 0; i < piles.length; i++) piles[i] = readInt(in);
        System.out.println(leastSeconds(piles, atOnce));
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
