import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Comparator;
import java.util.HashSet;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.IntStream;

public class Main {
    record Pair(int starter, int main) {}

    // place: the place of the main course when all are sorted by price.
    record Dinner(long price, int starter, int place) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int m = readInt(in);
        int left = readInt(in);
        int r = readInt(in);
        long[] starters = new long[n];
        for (int i = 0; i < n; i++) starters[i] = readInt(in);
        long[] mains = new long[m];
        for (int j = 0; j < m; j++) mains[j] = readInt(in);
        Set<Pair> refused = new HashSet<>();
        for (int i = 0; i < r; i++) refused.add(new Pair(readInt(in) - 1, readInt(in) - 1));

        int[] byPrice = IntStream.range(0, m).boxed()
                .sorted(Comparator.comparingLong(j -> mains[j])).mapToInt(Integer::intValue).toArray();
        PriorityQueue<Dinner> following = new PriorityQueue<>(Comparator.comparingLong(Dinner::price));
        for (int i = 0; i < n; i++) following.add(new Dinner(starters[i] + mains[byPrice[0]], i, 0));

        long dearest = 0;
        long total = 0;
        while (left > 0) {
            Dinner dinner = following.remove();
            int starter = dinner.starter();
            if (!refused.contains(new Pair(starter, byPrice[dinner.place()]))) {
                dearest = dinner.price();
                total += dearest;
                left--;
            }
            int next = dinner.place() + 1;
            if (next < m) following.add(new Dinner(starters[starter] + mains[byPrice[next]], starter, next));
        }
        System.out.println(dearest + " " + total);
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
