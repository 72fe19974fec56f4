import java.util.Scanner;

public class Main {
    /** Returns the number of rhythms that fill the beats, modulo 1,000,000,007. The lengths are in increasing order. */
    static long countRhythms(int beats, int[] lengths) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int beats = in.nextInt();
        int[] lengths = new int[in.nextInt()];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = in.nextInt();
        }
        System.out.println(countRhythms(beats, lengths));
    }
}
