import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        int c = in.nextInt();

        int warmest = a;
        if (b > warmest) {
            warmest = b;
        }
        if (c > warmest) {
            warmest = c;
        }

        System.out.println(warmest);
    }
}
