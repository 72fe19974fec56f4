import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int m = in.nextInt();

        int hours = m / 60;
        int minutes = m % 60;

        System.out.println(hours + " " + minutes);
    }
}
