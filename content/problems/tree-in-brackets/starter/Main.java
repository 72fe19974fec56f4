import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    // Returns the text of the mirrored tree.
    static String mirrored(String text) {
        // Write your solution here.
        return text;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(mirrored(in.readLine().trim()));
    }
}
