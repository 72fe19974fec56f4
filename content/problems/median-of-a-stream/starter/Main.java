import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringJoiner;
import java.util.StringTokenizer;

public class Main {
    // Returns for each reading the median of all readings up to it.
    static int[] runningMedians(int[] readings) {
        // Write your solution here.
        return new int[readings.length];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] readings = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < readings.length; i++) readings[i] = Integer.parseInt(line.nextToken());

        StringJoiner answer = new StringJoiner(" ");
        for (int median : runningMedians(readings)) answer.add(Integer.toString(median));
        System.out.println(answer);
    }
}
