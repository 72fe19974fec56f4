import java.util.Scanner;

public class Main {
    // Prints the n lines of the triangle.
    static void drawTriangle(int n) {
        for (int i = 1; i <= n; i++) {
            // Dots and stars together fill the n places of a line.
            System.out.println(".".repeat(n - i) + "*".repeat(i));
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        drawTriangle(in.nextInt());
    }
}
