import java.util.Scanner;

public class Main {
    // Returns the product of the numbers from 1 to n.
    static long factorial(int n) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(factorial(in.nextInt()));
    }
}
