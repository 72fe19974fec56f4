import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringJoiner;
import java.util.StringTokenizer;

public class Main {
    // Returns for each day how many days later it is warmer, or 0.
    static int[] daysUntilWarmer(int[] temperatures) {
        // Write your solution here.
        return new int[temperatures.length];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] temperatures = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < temperatures.length; i++) temperatures[i] = Integer.parseInt(line.nextToken());

        StringJoiner answer = new StringJoiner(" ");
        for (int wait : daysUntilWarmer(temperatures)) answer.add(Integer.toString(wait));
        System.out.println(answer);
    }
}
