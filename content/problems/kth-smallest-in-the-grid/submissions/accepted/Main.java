import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The number of panes with at most this area.
    static long countUpTo(long area, int[] widths, int[] lengths) {
        // In each row, the columns that count; from row to row there are fewer of them.
        int columns = lengths.length;
        long count = 0;
        for (int width : widths) {
            while (columns > 0 && (long) width * lengths[columns - 1] > area) columns--;
            count += columns;
        }
        return count;
    }

    static long smallestPane(int[] widths, int[] lengths, long k) {
        long low = 1;
        long high = (long) widths[widths.length - 1] * lengths[lengths.length - 1];
        while (low < high) {
            long middle = (low + high) / 2;
            if (countUpTo(middle, widths, lengths) >= k) high = middle;
            else low = middle + 1;
        }
        return low;
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
