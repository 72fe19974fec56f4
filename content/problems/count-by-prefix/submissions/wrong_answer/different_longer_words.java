// Wrong: counts the ends of different words below the prefix instead of the words, and not the word that is the prefix itself.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.TreeSet;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        TreeSet<String> learned = new TreeSet<>();
        while (n-- > 0) {
            String line = in.readLine().trim();
            String letters = line.substring(2);
            if (line.charAt(0) == '+') {
                learned.add(letters);
            } else {
                System.out.println(learned.subSet(letters, false, letters + "{", false).size());
            }
        }
    }
}
