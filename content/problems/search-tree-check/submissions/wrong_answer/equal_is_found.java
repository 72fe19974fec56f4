// Wrong: counts a file whose number is equal to a bound, although the search ends at the other file with this number.
import java.util.Scanner;

public class Main {
    static int[][] files;

    static int countFound(int place, int low, int high) {
        if (place == 0) return 0;
        int value = files[place][0];
        int found = low <= value && value <= high ? 1 : 0;
        found += countFound(files[place][1], low, Math.min(high, value));
        return found + countFound(files[place][2], Math.max(low, value), high);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        files = new int[n + 1][];
        for (int i = 1; i <= n; i++) files[i] = new int[] {in.nextInt(), in.nextInt(), in.nextInt()};
        System.out.println(countFound(1, 0, Integer.MAX_VALUE));
    }
}
