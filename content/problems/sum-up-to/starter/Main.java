import java.util.Scanner;

// Prints the sum of the numbers from 1 to n that are divisible by k.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();

        // Write your solution here.
        int sum = 0;

        System.out.println(sum);
    }
}
