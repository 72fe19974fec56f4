import java.util.Scanner;

// Prints the product of the numbers from 1 to n.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();

        // Write your solution here.
        long product = 1;

        System.out.println(product);
    }
}
