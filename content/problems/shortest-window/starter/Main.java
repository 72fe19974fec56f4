import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    // Returns the length of the shortest piece that holds the word, or 0 if there is none.
    static int shortestPiece(String garland, String word) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int length = shortestPiece(in.readLine().trim(), in.readLine().trim());
        System.out.println(length > 0 ? length : "none");
    }
}
