import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Optional;
import java.util.StringTokenizer;

public class Main {
    // Two children who quarrel.
    record Pair(int a, int b) {}

    // Returns the camps of the children 1 to count, each 1 or 2, or nothing if there is no split.
    static Optional<int[]> split(int count, Pair[] pairs) {
        // Write your solution here.
        return Optional.empty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Pair[] pairs = new Pair[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < pairs.length; i++) {
            line = new StringTokenizer(in.readLine());
            pairs[i] = new Pair(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }

        Optional<int[]> camps = split(count, pairs);
        if (camps.isEmpty()) {
            System.out.println("impossible");
            return;
        }
        StringBuilder out = new StringBuilder();
        for (int camp : camps.get()) out.append(camp).append(' ');
        System.out.println(out.toString().trim());
    }
}
