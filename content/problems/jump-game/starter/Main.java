import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The smallest number of jumps from the first stone to the last, or -1.
    static int fewestJumps(int[] reach) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] reach = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < reach.length; i++) reach[i] = Integer.parseInt(line.nextToken());
        System.out.println(fewestJumps(reach));
    }
}
