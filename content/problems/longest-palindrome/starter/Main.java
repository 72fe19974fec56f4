import java.util.Scanner;

public class Main {
    // A longest piece of s that is a palindrome.
    static String longestPalindrome(String s) {
        // Write your solution here.
        return s.substring(0, 1);
    }

    public static void main(String[] args) {
        System.out.println(longestPalindrome(new Scanner(System.in).next()));
    }
}
