import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringTokenizer;

public class Main {
    // A hash table whose entries also form a linked list; `true` keeps this list in the order of use.
    static class Cache extends LinkedHashMap<Integer, Integer> {
        private final int room;

        Cache(int room) {
            super(16, 0.75f, true);
            this.room = room;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
            return size() > room;
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
            if (kind.equals("P")) {
                cache.put(key, Integer.parseInt(line.nextToken()));
            } else {
                Integer time = cache.get(key);
                out.append(time == null ? -1 : time).append('\n');
            }
        }
        System.out.print(out);
    }
}
