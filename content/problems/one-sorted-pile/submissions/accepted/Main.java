import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.PriorityQueue;

public class Main {
    static long leastSeconds(int[] piles, int atOnce) {
        PriorityQueue<Long> heap = new PriorityQueue<>();
        for (long sheets : piles) heap.add(sheets);
        // With empty piles every order can be a full one: each makes atOnce - 1 piles fewer.
        while ((heap.size() - 1) % (atOnce - 1) != 0) heap.add(0L);
        long seconds = 0;
        while (heap.size() > 1) {
            long merged = 0;
            for (int i = 0; i < atOnce; i++) merged += heap.remove();
            seconds += merged;
            heap.add(merged);
        }
        return seconds;
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
