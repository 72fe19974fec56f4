import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // Returns the number of islands; each row has # for land and . for water.
    static int countIslands(char[][] rows) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        char[][] rows = new char[Integer.parseInt(line.nextToken())][];
        for (int y = 0; y < rows.length; y++) rows[y] = in.readLine().trim().toCharArray();
        System.out.println(countIslands(rows));
    }
}
