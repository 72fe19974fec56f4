import java.util.Scanner;

public class Main {
    // Returns the sum of the digits of n.
    static int digitSum(int n) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(digitSum(in.nextInt()));
    }
}
