import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    // t: minutes per button, r: buttons between two breaks, p: minutes of cooling.
    record Press(long t, long r, long p) {}

    // Returns the smallest number of minutes for `order` buttons.
    static long minutesForOrder(int sockets, long order, Press[] presses) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int k = readInt(in);
        int m = readInt(in);
        Press[] presses = new Press[n];
        for (int i = 0; i < n; i++) presses[i] = new Press(readInt(in), readInt(in), readInt(in));

        System.out.println(minutesForOrder(k, m, presses));
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
