import java.util.Scanner;

public class Main {
    // The largest number of beads that can stay on each thread when both look the same.
    static int countBeads(String s, String t) {
        // stay[i][j]: for the first i beads of s and the first j of t; 0 where one of them is empty.
        int[][] stay = new int[s.length() + 1][t.length() + 1];
        for (int i = 1; i <= s.length(); i++) {
            for (int j = 1; j <= t.length(); j++) {
                if (s.charAt(i - 1) == t.charAt(j - 1)) {
                    stay[i][j] = stay[i - 1][j - 1] + 1;
                } else {
                    stay[i][j] = Math.max(stay[i - 1][j], stay[i][j - 1]);
                }
            }
        }
        return stay[s.length()][t.length()];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next();
        String t = in.next();
        System.out.println(countBeads(s, t));
    }
}
