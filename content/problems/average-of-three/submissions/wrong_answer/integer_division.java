// Wrong: divides a whole number by a whole number, which drops the decimals before they reach the variable.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int c = in.nextInt();
        double mean = (a + b + c) / 3;
        System.out.println(mean);
    }
}
