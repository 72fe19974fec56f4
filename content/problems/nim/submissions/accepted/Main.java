import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Optional;
import java.util.StringTokenizer;

public class Main {
    record Move(int heap, int matches) {}

    static Optional<Move> winningMove(int[] heaps) {
        int nimSum = 0;
        for (int heap : heaps) nimSum ^= heap;
        for (int i = 0; i < heaps.length; i++) {
            // With this many matches left in the heap, the nim-sum of all heaps is 0.
            int left = heaps[i] ^ nimSum;
            if (left < heaps[i]) return Optional.of(new Move(i + 1, heaps[i] - left));
        }
        return Optional.empty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] heaps = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < heaps.length; i++) heaps[i] = Integer.parseInt(line.nextToken());

        Optional<Move> move = winningMove(heaps);
        System.out.println(move.map(found -> found.heap() + " " + found.matches()).orElse("lost"));
    }
}
