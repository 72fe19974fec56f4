import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int y = in.nextInt();

        if ((y % 4 == 0 && y % 100 != 0) || y % 400 == 0) {
            System.out.println(366);
        } else {
            System.out.println(365);
        }
    }
}
