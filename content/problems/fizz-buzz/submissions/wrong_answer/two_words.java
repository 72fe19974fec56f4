// Wrong: prints Fizz and Buzz on two lines where a number is divisible by both.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        for (int number = 1; number <= n; number++) {
            if (number % 3 == 0) {
                System.out.println("Fizz");
            }
            if (number % 5 == 0) {
                System.out.println("Buzz");
            }
            if (number % 3 != 0 && number % 5 != 0) {
                System.out.println(number);
            }
        }
    }
}
