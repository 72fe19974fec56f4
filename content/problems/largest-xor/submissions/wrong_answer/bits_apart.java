// Wrong: keeps a bit of the XOR whenever some two numbers differ in it, although each bit may need another pair.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer line = new StringTokenizer(in.readLine());
        int some = 0, all = -1;
        for (int i = 0; i < n; i++) {
            int key = Integer.parseInt(line.nextToken());
            some |= key;
            all &= key;
        }
        System.out.println(some & ~all);
    }
}
