import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.HashSet;
import java.util.Set;

public class Main {
    // Both are counted from 0.
    record Pair(int starter, int main) {}

    // dearest: the price of the dearest of the cheapest dinners; total: their total price.
    record Bill(long dearest, long total) {}

    static Bill cheapestDinners(int count, long[] starters, long[] mains, Set<Pair> refused) {
        // Write your solution here.
        return new Bill(0, 0);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int m = readInt(in);
        int k = readInt(in);
        int r = readInt(in);
        long[] starters = new long[n];
        for (int i = 0; i < n; i++) starters[i] = readInt(in);
        long[] mains = new long[m];
        for (int j = 0; j < m; j++) mains[j] = readInt(in);
        Set<Pair> refused = new HashSet<>();
        for (int i = 0; i < r; i++) refused.add(new Pair(readInt(in) - 1, readInt(in) - 1));

        Bill bill = cheapestDinners(k, starters, mains, refused);
        System.out.println(bill.dearest() + " " + bill.total());
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
