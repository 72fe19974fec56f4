// Wrong: doubles the ways with each step, as if as many steps were left after a stride of two as after a stride of one.
import java.util.Scanner;

public class Main {
    static int countWays(int steps) {
        if (steps <= 2) return steps;
        return 2 * countWays(steps - 1);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(countWays(in.nextInt()));
    }
}
