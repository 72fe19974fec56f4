import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static class Cache {
        // Makes an empty cache with room for so many destinations.
        Cache(int room) {
            // Write your solution here.
        }

        // Returns the travel time to the destination, or -1 if it is not in the cache.
        int get(int key) {
            return -1;
        }

        // Stores the travel time to the destination.
        void put(int key, int value) {
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        Cache cache = new Cache(Integer.parseInt(line.nextToken()));
        int orders = Integer.parseInt(line.nextToken());

        StringBuilder out = new StringBuilder();
        for (int i = 0; i < orders; i++) {
            line = new StringTokenizer(in.readLine());
            String kind = line.nextToken();
            int key = Integer.parseInt(line.nextToken());
            if (kind.equals("P")) cache.put(key, Integer.parseInt(line.nextToken()));
            else out.append(cache.get(key)).append('\n');
        }
        System.out.print(out);
    }
}
