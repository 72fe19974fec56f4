// Wrong: has no else, so for an even number it prints both words.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        if (n % 2 == 0) {
            System.out.println("even");
        }
        System.out.println("odd");
    }
}
