import java.util.Scanner;

public class Main {
    // Prints what is said for each number from 1 to n, one line each.
    static void fizzBuzz(int n) {
        for (int number = 1; number <= n; number++) {
            if (number % 3 == 0 && number % 5 == 0) {
                System.out.println("FizzBuzz");
            } else if (number % 3 == 0) {
                System.out.println("Fizz");
            } else if (number % 5 == 0) {
                System.out.println("Buzz");
            } else {
                System.out.println(number);
            }
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        fizzBuzz(in.nextInt());
    }
}
