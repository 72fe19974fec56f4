import java.util.Scanner;

public class Main {
    // Returns the expected number of throws.
    static double expectedThrows(int length, int faces) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(expectedThrows(in.nextInt(), in.nextInt()));
    }
}
