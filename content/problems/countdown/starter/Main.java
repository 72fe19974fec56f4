import java.util.Scanner;

// Prints the numbers from n down to 1, each on its own line, and then Go!
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();

        // Write your solution here.
        System.out.println("Go!");
    }
}
