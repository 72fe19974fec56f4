import java.util.Scanner;

public class Main {
    // How many of the amounts are greater than their mean.
    static int countAboveMean(long[] amounts) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] amounts = new long[in.nextInt()];
        for (int i = 0; i < amounts.length; i++) amounts[i] = in.nextLong();
        System.out.println(countAboveMean(amounts));
    }
}
