import java.util.Scanner;

public class Main {
    // Whether the number is prime.
    static boolean isPrime(int number) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) System.out.println(isPrime(in.nextInt()) ? "yes" : "no");
    }
}
