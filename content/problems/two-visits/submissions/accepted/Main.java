import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.Comparator;
import java.util.StringTokenizer;

public class Main {
    // The first and the last day.
    record Stay(int arrival, int leaving) {}

    // Returns the smallest number of days on which the doctor has to come.
    static int countDays(Stay[] stays) {
        Arrays.sort(stays, Comparator.comparingInt(Stay::leaving));
        int days = 0;
        // The last two days that are chosen.
        int earlier = 0;
        int later = 0;
        for (Stay stay : stays) {
            if (earlier >= stay.arrival()) continue;
            if (later < stay.arrival()) {
                days += 2;
                earlier = stay.leaving() - 1;
                later = stay.leaving();
            } else if (later < stay.leaving()) {
                days++;
                earlier = later;
                later = stay.leaving();
            } else {
                days++;
                earlier = stay.leaving() - 1;
            }
        }
        return days;
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
