// Wrong: a double is printed with a point, and in powers of ten when it is large.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        double product = 1;
        for (int number = 1; number <= n; number++) {
            product *= number;
        }
        System.out.println(product);
    }
}
