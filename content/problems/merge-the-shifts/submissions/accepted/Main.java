import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    record Period(int begin, int end) {}

    static List<Period> merge(List<Period> shifts) {
        List<Period> sorted = new ArrayList<>(shifts);
        sorted.sort(Comparator.comparingInt(Period::begin));
        List<Period> merged = new ArrayList<>();
        int begin = sorted.get(0).begin();
        int end = sorted.get(0).end();
        for (Period shift : sorted) {
            if (shift.begin() > end) {
                // Nobody is there between `end` and this shift, so the period is complete.
                merged.add(new Period(begin, end));
                begin = shift.begin();
            }
            end = Math.max(end, shift.end());
        }
        merged.add(new Period(begin, end));
        return merged;
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
