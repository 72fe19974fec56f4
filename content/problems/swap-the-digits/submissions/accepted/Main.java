import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();

        int first = n / 10;
        int last = n % 10;
        int swapped = last * 10 + first;

        System.out.println(swapped);
    }
}
