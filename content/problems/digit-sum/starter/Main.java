import java.util.Scanner;

// Prints the sum of the digits of n.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();

        // Write your solution here.
        int sum = 0;

        System.out.println(sum);
    }
}
