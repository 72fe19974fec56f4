import java.util.Scanner;

public class Main {
    // Prints the ten lines of the times table of n.
    static void printTable(int n) {
        // One round for each line of the table.
        for (int i = 1; i <= 10; i++) {
            System.out.println(n + " x " + i + " = " + (n * i));
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        printTable(in.nextInt());
    }
}
