import java.util.Scanner;

public class Main {
    /** Returns the number of ways to put the spaces back, modulo 1,000,000,007. */
    static int countLists(String text) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) {
        System.out.println(countLists(new Scanner(System.in).next()));
    }
}
