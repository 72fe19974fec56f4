import java.util.Scanner;

// Says hello to a visitor.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String name = in.next();

        // Write your solution here.
        System.out.println("Hello");
    }
}
