import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Optional;
import java.util.StringTokenizer;

public class Main {
    // The number of a heap, counted from 1, and how many matches to take from it.
    record Move(int heap, int matches) {}

    // Returns a move that wins, or nothing if there is none.
    static Optional<Move> winningMove(int[] heaps) {
        // Write your solution here.
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
