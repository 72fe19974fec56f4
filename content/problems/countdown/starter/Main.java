import java.util.Scanner;

public class Main {
    // Prints the numbers from n down to 1, each on its own line, and then Go!
    static void countDown(int n) {
        // Write your solution here.
        System.out.println("Go!");
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        countDown(in.nextInt());
    }
}
