import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns how many pairs of baskets with `size` neighbouring pieces are the same.
    static long samePairs(int[] pieces, int size) {
        // Write your solution here.
        return 0;
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
