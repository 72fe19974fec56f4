import java.util.Scanner;

// Prints how many of the amounts are greater than their mean.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[] amounts = new long[n];
        for (int i = 0; i < n; i++) {
            amounts[i] = in.nextLong();
        }

        // Write your solution here.
        int above = 0;

        System.out.println(above);
    }
}
