import java.util.Scanner;

// Prints how many days a year has.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int y = in.nextInt();

        // Write your solution here.
        System.out.println(365);
    }
}
