import java.util.Scanner;

public class Main {
    // The number of steps from the number to 1.
    static int countSteps(long number) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(countSteps(in.nextLong()));
    }
}
