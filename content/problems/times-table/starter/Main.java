import java.util.Scanner;

public class Main {
    // Prints the ten lines of the times table of n.
    static void printTable(int n) {
        // Write your solution here.
        System.out.println(n + " x 1 = " + n);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        printTable(in.nextInt());
    }
}
