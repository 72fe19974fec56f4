import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.StringTokenizer;

public class Main {
    // The letters of the statement.
    record Ferry(int a, int b, long s, long p, long c, long d) {}

    record Stay(long minute, int island) {}

    // Returns the latest minute at which Meera can leave island 1, or -1.
    static long latestStart(int islands, long deadline, Ferry[] ferries) {
        List<List<Ferry>> arriving = new ArrayList<>();
        for (int i = 0; i <= islands; i++) arriving.add(new ArrayList<>());
        for (Ferry ferry : ferries) arriving.get(ferry.b()).add(ferry);

        // The latest minute at which she may be on an island, as far as we know.
        long[] latest = new long[islands + 1];
        Arrays.fill(latest, -1);
        latest[islands] = deadline;
        PriorityQueue<Stay> waiting = new PriorityQueue<>((x, y) -> Long.compare(y.minute(), x.minute()));
        waiting.add(new Stay(deadline, islands));
        while (!waiting.isEmpty()) {
            Stay stay = waiting.poll();
            if (stay.minute() < latest[stay.island()]) continue;
            for (Ferry ferry : arriving.get(stay.island())) {
                long spare = stay.minute() - ferry.d() - ferry.s();
                if (spare < 0) continue;
                long departure = ferry.s() + Math.min(spare / ferry.p(), ferry.c() - 1) * ferry.p();
                if (departure <= latest[ferry.a()]) continue;
                latest[ferry.a()] = departure;
                waiting.add(new Stay(departure, ferry.a()));
            }
        }
        return latest[1];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        Ferry[] ferries = new Ferry[Integer.parseInt(line.nextToken())];
        long deadline = Long.parseLong(line.nextToken());
        for (int i = 0; i < ferries.length; i++) {
            line = new StringTokenizer(in.readLine());
            int a = Integer.parseInt(line.nextToken());
            int b = Integer.parseInt(line.nextToken());
            ferries[i] = new Ferry(a, b, readLong(line), readLong(line), readLong(line), readLong(line));
        }

        System.out.println(latestStart(n, deadline, ferries));
    }

    static long readLong(StringTokenizer line) {
        return Long.parseLong(line.nextToken());
    }
}
