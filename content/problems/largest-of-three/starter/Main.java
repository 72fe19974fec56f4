import java.util.Scanner;

// Prints the highest of three temperatures.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int c = in.nextInt();

        // Write your solution here.
        int warmest = 0;

        System.out.println(warmest);
    }
}
