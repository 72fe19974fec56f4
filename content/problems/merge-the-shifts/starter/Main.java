import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    record Period(int begin, int end) {}

    // Returns the periods in the order of time.
    static List<Period> merge(List<Period> shifts) {
        // Write your solution here.
        return shifts;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<Period> shifts = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            shifts.add(new Period(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken())));
        }

        List<Period> periods = merge(shifts);
        StringBuilder out = new StringBuilder().append(periods.size()).append('\n');
        for (Period period : periods) out.append(period.begin()).append(' ').append(period.end()).append('\n');
        System.out.print(out);
    }
}
