import java.util.Scanner;

// Prints the n lines of the triangle.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();

        // Write your solution here.
        System.out.println("*");
    }
}
