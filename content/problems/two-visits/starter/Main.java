import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The first and the last day.
    record Stay(int arrival, int leaving) {}

    // Returns the smallest number of days on which the doctor has to come.
    static int countDays(Stay[] stays) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Stay[] stays = new Stay[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < stays.length; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            stays[i] = new Stay(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }

        System.out.println(countDays(stays));
    }
}
