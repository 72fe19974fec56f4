import java.util.Scanner;

public class Main {
    static boolean isPrime(int number) {
        if (number < 2) return false;
        // Divisors come in pairs, and the smaller one of a pair is at most the square root.
        for (int divisor = 2; divisor * divisor <= number; divisor++) {
            if (number % divisor == 0) return false;
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) System.out.println(isPrime(in.nextInt()) ? "yes" : "no");
    }
}
