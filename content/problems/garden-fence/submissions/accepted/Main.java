import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();

        int area = a * b;
        int fence = 2 * a + 2 * b;

        System.out.println(area + " " + fence);
    }
}
