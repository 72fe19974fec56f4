import java.util.Scanner;

public class Main {
    // Returns the sum of the numbers from 1 to n that are divisible by k.
    static int sumOfMultiples(int n, int k) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        System.out.println(sumOfMultiples(n, k));
    }
}
