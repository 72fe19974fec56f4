import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.StringTokenizer;

public class Main {
    static long samePairs(int[] pieces, int size) {
        SplittableRandom random = new SplittableRandom();
        Map<Integer, Long> number = new HashMap<>();
        for (int kind : pieces) {
            if (!number.containsKey(kind)) number.put(kind, random.nextLong());
        }

        // Sums may wrap around: they are numbers of 64 bits, and nothing else is asked of them.
        long contents = 0;
        Map<Long, Integer> baskets = new HashMap<>();
        long pairs = 0;
        for (int i = 0; i < pieces.length; i++) {
            contents += number.get(pieces[i]);
            if (i >= size) contents -= number.get(pieces[i - size]);
            if (i >= size - 1) pairs += baskets.merge(contents, 1, Integer::sum) - 1;
        }
        return pairs;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] pieces = new int[Integer.parseInt(line.nextToken())];
        int size = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < pieces.length; i++) pieces[i] = Integer.parseInt(line.nextToken());
        System.out.println(samePairs(pieces, size));
    }
}
