import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Pipe(int from, int to, int room) {}

    // Returns how many litres can flow from station 1 to station count.
    static long mostWater(int count, Pipe[] pipes) {
        // Write your solution here.
        return 0;
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
