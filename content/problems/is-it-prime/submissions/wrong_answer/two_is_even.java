// Wrong: turns all even numbers away to save time, and with them 2, which is prime.
import java.util.Scanner;

public class Main {
    static boolean isPrime(int number) {
        if (number < 2 || number % 2 == 0) return false;
        for (int divisor = 3; divisor * divisor <= number; divisor += 2) {
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
