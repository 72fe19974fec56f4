import java.util.Scanner;

public class Main {
    // The smallest number of edits that turn s into t.
    static int editDistance(String s, String t) {
        // edits[i][j]: from the first i letters of s to the first j letters of t.
        int[][] edits = new int[s.length() + 1][t.length() + 1];
        for (int i = 0; i <= s.length(); i++) {
            for (int j = 0; j <= t.length(); j++) {
                if (i == 0 || j == 0) {
                    edits[i][j] = i + j; // insert or delete everything
                } else if (s.charAt(i - 1) == t.charAt(j - 1)) {
                    edits[i][j] = edits[i - 1][j - 1];
                } else {
                    int replace = edits[i - 1][j - 1];
                    int delete = edits[i - 1][j];
                    int insert = edits[i][j - 1];
                    edits[i][j] = 1 + Math.min(replace, Math.min(delete, insert));
                }
            }
        }
        return edits[s.length()][t.length()];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next();
        String t = in.next();
        System.out.println(editDistance(s, t));
    }
}
