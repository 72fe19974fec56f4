// Wrong: random numbers of 32 bits are too few for so many pairs of baskets.
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.StreamTokenizer;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int k = (int) in.nval;
        Random random = new Random(32);
        Map<Integer, Integer> numbers = new HashMap<>(), baskets = new HashMap<>();
        int[] pieces = new int[n];
        int contents = 0;
        long pairs = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            pieces[i] = numbers.computeIfAbsent((int) in.nval, kind -> random.nextInt());
            contents += pieces[i];
            if (i >= k) contents -= pieces[i - k];
            if (i >= k - 1) pairs += baskets.merge(contents, 1, Integer::sum) - 1;
        }
        System.out.println(pairs);
    }
}
