import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.List;

public class Main {
    // The earliest minute for each person with whom the news can start. call holds the minutes of each person's calls,
    // friends the list of each person's friends; people are counted from 0.
    static long[] earliestMinutes(int[] call, List<List<Integer>> friends) {
        // Write your solution here.
        return new long[call.length];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int[] call = new int[n];
        List<List<Integer>> friends = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            call[i] = readInt(in);
            friends.add(new ArrayList<>());
        }
        for (int i = 1; i < n; i++) {
            int a = readInt(in) - 1;
            int b = readInt(in) - 1;
            friends.get(a).add(b);
            friends.get(b).add(a);
        }

        StringBuilder out = new StringBuilder();
        for (long minute : earliestMinutes(call, friends)) out.append(minute).append(' ');
        System.out.println(out.toString().trim());
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
