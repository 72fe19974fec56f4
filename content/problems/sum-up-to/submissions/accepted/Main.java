import java.util.Scanner;

public class Main {
    // Returns the sum of the numbers from 1 to n that are divisible by k.
    static int sumOfMultiples(int n, int k) {
        int total = 0;
        for (int number = 1; number <= n; number++) {
            // Divisible means that nothing remains.
            if (number % k == 0) {
                total += number;
            }
        }
        return total;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        System.out.println(sumOfMultiples(n, k));
    }
}
