import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    // Returns for how many minutes the torch can burn.
    static long longestLight(int[] batteries) {
        // Write your solution here.
        return 0;
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
