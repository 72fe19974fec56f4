import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static class Ancestors {
        // Prepares the answers; species i comes from parents[i], and parents[1] is 0.
        Ancestors(int[] parents) {
            // Write your solution here.
        }

        // Returns the lowest common ancestor of a and b.
        int lowestCommon(int a, int b) {
            return 1;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] parents = new int[Integer.parseInt(line.nextToken()) + 1];
        int questions = Integer.parseInt(line.nextToken());
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i < parents.length; i++) parents[i] = Integer.parseInt(line.nextToken());

        Ancestors ancestors = new Ancestors(parents);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < questions; i++) {
            line = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(line.nextToken());
            int b = Integer.parseInt(line.nextToken());
            out.append(ancestors.lowestCommon(a, b)).append('\n');
        }
        System.out.print(out);
    }
}
