import java.util.Scanner;

public class Main {
    // The number of ways to climb so many steps.
    static int countWays(int steps) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(countWays(in.nextInt()));
    }
}
