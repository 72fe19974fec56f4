import java.util.Scanner;

public class Main {
    // A longest piece of s that is a palindrome.
    static String longestPalindrome(String s) {
        int begin = 0;
        int longest = 0;
        // Middles are counted in half letters: even ones are letters, odd ones are gaps.
        for (int middle = 0; middle < 2 * s.length() - 1; middle++) {
            int left = middle / 2;
            int right = (middle + 1) / 2;
            while (left >= 0 && right < s.length() && s.charAt(left) == s.charAt(right)) {
                left--;
                right++;
            }
            if (right - left - 1 > longest) {
                longest = right - left - 1;
                begin = left + 1;
            }
        }
        return s.substring(begin, begin + longest);
    }

    public static void main(String[] args) {
        System.out.println(longestPalindrome(new Scanner(System.in).next()));
    }
}
