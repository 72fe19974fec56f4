import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    // Returns the number of periods to which exactly the wanted number of spices belongs.
    static long countPeriods(int[] days, int wanted) {
        // Write your solution here.
        return 0;
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
