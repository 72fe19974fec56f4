import java.util.Scanner;

// Prints the price of a ticket for a visitor of this age.
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();

        // Write your solution here.
        int price = 0;

        System.out.println(price);
    }
}
