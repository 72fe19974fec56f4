import java.util.Scanner;

public class Main {
    // Returns the product of the numbers from 1 to n.
    static long factorial(int n) {
        // 64 bits: from 13! on, the product does not fit into an int.
        long product = 1;
        for (int number = 1; number <= n; number++) {
            product *= number;
        }
        return product;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(factorial(in.nextInt()));
    }
}
