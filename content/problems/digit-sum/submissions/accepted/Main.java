import java.util.Scanner;

public class Main {
    // Returns the sum of the digits of n.
    static int digitSum(int n) {
        int total = 0;
        // Goes on until no digit is left.
        while (n > 0) {
            // The remainder is the last digit.
            total += n % 10;
            // Dividing whole numbers takes the last digit away.
            n /= 10;
        }
        return total;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(digitSum(in.nextInt()));
    }
}
