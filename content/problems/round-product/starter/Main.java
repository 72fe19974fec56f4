import java.util.Scanner;

public class Main {
    // Returns the number of zeros at the end of a * (a + 1) * ... * b, written in the base.
    static long countZeros(long a, long b, long base) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(countZeros(in.nextLong(), in.nextLong(), in.nextLong()));
    }
}
