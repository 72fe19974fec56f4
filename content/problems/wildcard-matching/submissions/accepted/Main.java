import java.util.Scanner;

public class Main {
    // Says whether the pattern matches the whole name.
    static boolean matches(String pattern, String name) {
        int n = pattern.length();
        int m = name.length();
        // match[i][j]: the first i characters of the pattern match the first j letters of the name.
        boolean[][] match = new boolean[n + 1][m + 1];
        match[0][0] = true;
        for (int i = 1; i <= n; i++) {
            char sign = pattern.charAt(i - 1);
            for (int j = 0; j <= m; j++) {
                if (sign == '*') {
                    match[i][j] = match[i - 1][j] || (j > 0 && match[i][j - 1]);
                } else if (j > 0 && (sign == '?' || sign == name.charAt(j - 1))) {
                    match[i][j] = match[i - 1][j - 1];
                }
            }
        }
        return match[n][m];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String pattern = in.next();
        int count = in.nextInt();
        for (int i = 0; i < count; i++) System.out.println(matches(pattern, in.next()) ? "yes" : "no");
    }
}
