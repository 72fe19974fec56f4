import java.util.Scanner;

// Prints whether a number is even or odd.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();

        // Write your solution here.
        System.out.println("even");
    }
}
