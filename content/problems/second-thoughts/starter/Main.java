import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    /** Returns the text after all keys were pressed; it may be empty. */
    static String textAfter(String keys) {
        // Write your solution here.
        return "";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = textAfter(in.readLine().trim());
        System.out.println(text.isEmpty() ? "(empty)" : text);
    }
}
