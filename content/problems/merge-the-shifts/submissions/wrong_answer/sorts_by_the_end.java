// Wrong: sorts the shifts by their end, so a long shift that comes late may join several periods, but only the last is looked at.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<int[]> shifts = new ArrayList<>();
        for (int i = 0; i < n; i++) shifts.add(new int[] {in.nextInt(), in.nextInt()});
        shifts.sort(Comparator.comparingInt(shift -> shift[1]));
        List<int[]> merged = new ArrayList<>();
        for (int[] shift : shifts) {
            int[] last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last != null && shift[0] <= last[1]) {
                last[0] = Math.min(last[0], shift[0]);
                last[1] = shift[1];
            } else {
                merged.add(shift);
            }
        }
        StringBuilder out = new StringBuilder().append(merged.size()).append('\n');
        for (int[] period : merged) out.append(period[0]).append(' ').append(period[1]).append('\n');
        System.out.print(out);
    }
}
