// Wrong: takes a piece for a palindrome when it begins and ends with the same two letters, without looking at what lies between.
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        String s = new Scanner(System.in).next();
        String longest = "";
        for (int begin = 0; begin < s.length(); begin++) {
            for (int end = s.length(); end - begin > longest.length(); end--) {
                boolean outer = s.charAt(begin) == s.charAt(end - 1);
                boolean inner = end - begin < 4 || s.charAt(begin + 1) == s.charAt(end - 2);
                if (outer && inner) longest = s.substring(begin, end);
            }
        }
        System.out.println(longest);
    }
}
