import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    // The worker can do the job.
    record Pair(int worker, int job) {}

    // Returns how many jobs can be done.
    static int mostJobs(int workers, int jobs, Pair[] pairs) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int workers = Integer.parseInt(line.nextToken());
        int jobs = Integer.parseInt(line.nextToken());
        Pair[] pairs = new Pair[Integer.parseInt(line.nextToken())];
        for (int i = 0; i < pairs.length; i++) {
            line = new StringTokenizer(in.readLine());
            pairs[i] = new Pair(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }
        System.out.println(mostJobs(workers, jobs, pairs));
    }
}
