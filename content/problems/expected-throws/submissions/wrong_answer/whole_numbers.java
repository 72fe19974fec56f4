// Wrong: divides whole numbers, which drops the decimals at each field.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int length = in.nextInt();
        int faces = in.nextInt();
        long[] expected = new long[length + 1];
        long reachable = 0;
        for (int left = 1; left <= length; left++) {
            reachable += expected[left - 1];
            if (left > faces) reachable -= expected[left - 1 - faces];
            expected[left] = (faces + reachable) / Math.min(left, faces);
        }
        System.out.println(expected[length]);
    }
}
