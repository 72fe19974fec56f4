// Wrong: compares the quotient with 0 instead of the remainder, which is true for all numbers below k.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        int total = 0;
        for (int number = 1; number <= n; number++) {
            if (number / k == 0) {
                total += number;
            }
        }
        System.out.println(total);
    }
}
