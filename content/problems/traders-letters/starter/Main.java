import java.util.Scanner;

public class Main {
    // In how many ways the letters can be read so that first + second = total.
    static long countReadings(int base, String first, String second, String total) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(countReadings(in.nextInt(), in.next(), in.next(), in.next()));
    }
}
