import java.util.Scanner;

// Prints a number with its two digits swapped.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();

        // Write your solution here.
        int swapped = n;

        System.out.println(swapped);
    }
}
