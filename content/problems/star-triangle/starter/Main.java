import java.util.Scanner;

public class Main {
    // Prints the n lines of the triangle.
    static void drawTriangle(int n) {
        // Write your solution here.
        System.out.println("*");
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        drawTriangle(in.nextInt());
    }
}
