import java.util.Scanner;

// Prints what is said for each number from 1 to n, one line each.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();

        // Write your solution here.
        System.out.println(n);
    }
}
