import java.util.Scanner;

public class Main {
    static final int MODULUS = 1_000_000_007;

    static int countLists(String text) {
        int n = text.length();
        // atLeast[i][w]: lists for the text from i on whose first word has w or more letters.
        int[][] atLeast = new int[n][];
        // same[w]: how many letters from i on are equal to those from i + w on.
        int[] same = new int[n];

        for (int i = n - 1; i >= 0; i--) {
            atLeast[i] = new int[n - i + 2];
            long total = 1; // the list that is one single word
            atLeast[i][n - i] = 1;
            for (int length = n - i - 1; length >= 1; length--) {
                int after = i + length; // where the second word begins
                same[length] = text.charAt(i) == text.charAt(after) ? same[length] + 1 : 0;

                // Beyond the first word, equal letters do not matter any more.
                int equal = Math.min(same[length], length);
                boolean isPrefix = equal == length;
                if (isPrefix || after + equal < n && text.charAt(after + equal) > text.charAt(i + equal)) {
                    // The second word has to reach the letter that makes it larger.
                    total = (total + atLeast[after][equal + 1]) % MODULUS;
                }
                atLeast[i][length] = (int) total;
            }
        }
        return atLeast[0][1];
    }

    public static void main(String[] args) {
        System.out.println(countLists(new Scanner(System.in).next()));
    }
}
