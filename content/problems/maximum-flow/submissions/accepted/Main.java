import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.StringTokenizer;

public class Main {
    record Pipe(int from, int to, int room) {}

    // Returns for each station the one before it on a way from station 1 with the fewest pipes that have room, or 0.
    static int[] stationsBefore(long[][] room) {
        int[] before = new int[room.length];
        before[1] = 1;
        Queue<Integer> queue = new ArrayDeque<>(List.of(1));
        while (!queue.isEmpty()) {
            int station = queue.remove();
            for (int other = 1; other < room.length; other++) {
                if (room[station][other] == 0 || before[other] != 0) continue;
                before[other] = station;
                queue.add(other);
            }
        }
        return before;
    }

    static long mostWater(int count, Pipe[] pipes) {
        // For each pair of stations, how much water can still be sent or sent back.
        long[][] room = new long[count + 1][count + 1];
        for (Pipe pipe : pipes) room[pipe.from()][pipe.to()] += pipe.room();

        long total = 0;
        int[] before = stationsBefore(room);
        while (before[count] != 0) {
            long sent = Long.MAX_VALUE;
            for (int to = count; to != 1; to = before[to]) sent = Math.min(sent, room[before[to]][to]);
            for (int to = count; to != 1; to = before[to]) {
                room[before[to]][to] -= sent;
                // What was sent may be sent back later.
                room[to][before[to]] += sent;
            }
            total += sent;
            before = stationsBefore(room);
        }
        return total;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int count = Integer.parseInt(line.nextToken());
        Pipe[] pipes = new Pipe[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < pipes.length; i++) {
            line = new StringTokenizer(in.readLine());
            int from = Integer.parseInt(line.nextToken());
            int to = Integer.parseInt(line.nextToken());
            pipes[i] = new Pipe(from, to, Integer.parseInt(line.nextToken()));
        }
        System.out.println(mostWater(count, pipes));
    }
}
