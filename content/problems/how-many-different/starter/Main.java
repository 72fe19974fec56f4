import java.util.Scanner;

public class Main {
    // How many different numbers are in the array.
    static int countPictures(int[] stamps) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] stamps = new int[in.nextInt()];
        for (int i = 0; i < stamps.length; i++) stamps[i] = in.nextInt();
        System.out.println(countPictures(stamps));
    }
}
