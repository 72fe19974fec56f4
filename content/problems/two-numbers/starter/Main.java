import java.util.Scanner;

// Prints how many points Ana and Ben have together.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();

        // Write your solution here.
        int points = 0;

        System.out.println(points);
    }
}
