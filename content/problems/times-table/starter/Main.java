import java.util.Scanner;

// Prints the ten lines of the times table of n.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();

        // Write your solution here.
        System.out.println(n + " x 1 = " + n);
    }
}
