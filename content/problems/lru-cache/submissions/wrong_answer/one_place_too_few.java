// Wrong: a destination leaves as soon as the cache is full, so one place is never used.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int room = in.nextInt();
        int orders = in.nextInt();
        Map<Integer, Integer> times = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
                return size() >= room;
            }
        };
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < orders; i++) {
            String kind = in.next();
            int key = in.nextInt();
            if (kind.equals("P")) {
                times.put(key, in.nextInt());
            } else {
                Integer time = times.get(key);
                out.append(time == null ? -1 : time).append('\n');
            }
        }
        System.out.print(out);
    }
}
