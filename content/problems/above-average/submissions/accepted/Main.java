import java.util.Scanner;

public class Main {
    static int countAboveMean(long[] amounts) {
        long total = 0;
        for (long amount : amounts) total += amount;
        int count = 0;
        for (long amount : amounts) {
            // The same as amount > total / n, with both sides times n, so that no fraction is needed.
            if (amount * amounts.length > total) count++;
        }
        return count;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] amounts = new long[in.nextInt()];
        for (int i = 0; i < amounts.length; i++) amounts[i] = in.nextLong();
        System.out.println(countAboveMean(amounts));
    }
}
