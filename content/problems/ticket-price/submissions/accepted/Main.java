import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();

        int price;
        if (a < 6) {
            price = 0;
        } else if (a < 18) {
            price = 7;
        } else if (a < 65) {
            price = 12;
        } else {
            price = 9;
        }

        System.out.println(price);
    }
}
