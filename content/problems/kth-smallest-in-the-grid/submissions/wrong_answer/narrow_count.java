// Wrong: counts the panes in an int.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        long k = in.nextLong();
        long[] widths = new long[n];
        for (int i = 0; i < n; i++) widths[i] = in.nextLong();
        long[] lengths = new long[m];
        for (int j = 0; j < m; j++) lengths[j] = in.nextLong();
        long low = 1;
        long high = widths[n - 1] * lengths[m - 1];
        while (low < high) {
            long middle = (low + high) / 2;
            int columns = m;
            int count = 0;
            for (long width : widths) {
                while (columns > 0 && width * lengths[columns - 1] > middle) columns--;
                count += columns;
            }
            if (count >= k) high = middle;
            else low = middle + 1;
        }
        System.out.println(low);
    }
}
