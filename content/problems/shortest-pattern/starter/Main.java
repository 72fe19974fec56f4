import java.util.Scanner;

public class Main {
    // The number of characters of a shortest pattern.
    static int shortestPattern(String stitches) {
        // Write your solution here.
        return stitches.length();
    }

    public static void main(String[] args) {
        System.out.println(shortestPattern(new Scanner(System.in).next()));
    }
}
