import java.util.Scanner;

// Prints the second largest different number, or "none" if all are equal.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] points = new int[n];
        for (int i = 0; i < n; i++) {
            points[i] = in.nextInt();
        }

        // Write your solution here.
        System.out.println("none");
    }
}
