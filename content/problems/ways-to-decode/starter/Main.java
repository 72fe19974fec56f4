import java.util.Scanner;

public class Main {
    // The number of ways to decode the digits, modulo 1,000,000,007.
    static int countWays(String digits) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        System.out.println(countWays(new Scanner(System.in).next()));
    }
}
