import java.util.Scanner;

public class Main {
    // Prints the numbers from n down to 1, each on its own line, and then Go!
    static void countDown(int n) {
        for (int number = n; number >= 1; number--) {
            System.out.println(number);
        }
        // Outside of the loop, so that it is said only once.
        System.out.println("Go!");
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        countDown(in.nextInt());
    }
}
