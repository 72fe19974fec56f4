import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // A child is the number of a file, or 0 if there is none.
    record File(int value, int left, int right) {}

    // Returns how many files are found; the root is files[1].
    static int countFound(File[] files) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        File[] files = new File[Integer.parseInt(in.readLine().trim()) + 1];
        for (int i = 1; i < files.length; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            int value = Integer.parseInt(line.nextToken());
            int left = Integer.parseInt(line.nextToken());
            files[i] = new File(value, left, Integer.parseInt(line.nextToken()));
        }
        System.out.println(countFound(files));
    }
}
