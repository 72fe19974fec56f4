import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

public class Main {
    record Shift(long begin, long length) {
        long end() {
            return begin + length;
        }
    }

    // For each shift where one gets with some successors, and how many minutes they add.
    record Leap(int[] successors, long[] gains) {
        Leap twice() {
            Leap longer = new Leap(new int[successors.length], new long[gains.length]);
            for (int shift = 0; shift < gains.length; shift++) {
                int between = successors[shift];
                longer.successors[shift] = successors[between];
                longer.gains[shift] = gains[shift] + gains[between];
            }
            return longer;
        }
    }

    static Leap findSuccessors(long day, Shift[] shifts) {
        int count = shifts.length;
        // The shifts of yesterday, today and tomorrow; they begin in this order.
        Shift[] unrolled = new Shift[3 * count];
        for (int i = 0; i < unrolled.length; i++) {
            Shift shift = shifts[i % count];
            unrolled[i] = new Shift(shift.begin() + (i / count - 1) * day, shift.length());
        }
        Integer[] byEnd = new Integer[count];
        for (int i = 0; i < count; i++) byEnd[i] = i;
        Arrays.sort(byEnd, Comparator.comparingLong(shift -> shifts[shift].end()));

        Leap leap = new Leap(new int[count], new long[count]);
        int seen = 0;
        int farthest = 0;
        for (int shift : byEnd) {
            long end = shifts[shift].end();
            for (; seen < unrolled.length && unrolled[seen].begin() <= end; seen++) {
                if (unrolled[seen].end() > unrolled[farthest].end()) farthest = seen;
            }
            leap.successors()[shift] = farthest % count;
            leap.gains()[shift] = unrolled[farthest].end() - end;
        }
        return leap;
    }

    static int fewestVolunteers(long day, Shift[] shifts) {
        Arrays.sort(shifts, Comparator.comparingLong(Shift::begin));
        // Leaps of 1, 2, 4, ... successors.
        List<Leap> leaps = new ArrayList<>();
        leaps.add(findSuccessors(day, shifts));
        for (long gain : leaps.get(0).gains()) if (gain == 0) return -1;
        while (1 << leaps.size() <= shifts.length) leaps.add(leaps.get(leaps.size() - 1).twice());

        int fewest = shifts.length;
        for (int first = 0; first < shifts.length; first++) {
            long watched = shifts[first].length();
            if (watched >= day) return 1;
            // All the successors that are not enough, and one more.
            int shift = first;
            int volunteers = 2;
            for (int i = leaps.size() - 1; i >= 0; i--) {
                Leap leap = leaps.get(i);
                if (watched + leap.gains()[shift] >= day) continue;
                watched += leap.gains()[shift];
                shift = leap.successors()[shift];
                volunteers += 1 << i;
            }
            fewest = Math.min(fewest, volunteers);
        }
        return fewest;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        Shift[] shifts = new Shift[readInt(in)];
        int day = readInt(in);
        for (int i = 0; i < shifts.length; i++) shifts[i] = new Shift(readInt(in), readInt(in));
        System.out.println(fewestVolunteers(day, shifts));
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
