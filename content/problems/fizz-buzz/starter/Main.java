import java.util.Scanner;

public class Main {
    // Prints what is said for each number from 1 to n, one line each.
    static void fizzBuzz(int n) {
        // Write your solution here.
        System.out.println(n);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        fizzBuzz(in.nextInt());
    }
}
