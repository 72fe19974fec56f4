import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns the k-th smallest area of all panes.
    static long smallestPane(int[] widths, int[] lengths, long k) {
        // Write your solution here.
        return 0;
    }

    static int[] readSizes(BufferedReader in, int count) throws IOException {
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] sizes = new int[count];
        for (int i = 0; i < count; i++) sizes[i] = Integer.parseInt(line.nextToken());
        return sizes;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int m = Integer.parseInt(line.nextToken());
        long k = Long.parseLong(line.nextToken());
        int[] widths = readSizes(in, n);
        int[] lengths = readSizes(in, m);
        System.out.println(smallestPane(widths, lengths, k));
    }
}
