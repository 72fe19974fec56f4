import java.util.Scanner;

public class Main {
    // An int is too narrow: numbers on the way reach 57 thousand million.
    static long nextNumber(long number) {
        if (number % 2 == 0) return number / 2;
        return 3 * number + 1;
    }

    static int countSteps(long number) {
        int steps = 0;
        while (number != 1) {
            number = nextNumber(number);
            steps++;
        }
        return steps;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(countSteps(in.nextLong()));
    }
}
