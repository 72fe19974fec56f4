import java.util.Scanner;

// Prints the largest number of points and its round, counted from 1; the first such round if there are several.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] points = new int[n];
        for (int i = 0; i < n; i++) {
            points[i] = in.nextInt();
        }

        // Write your solution here.
        int largest = points[0];
        int round = 1;

        System.out.println(largest + " " + round);
    }
}
