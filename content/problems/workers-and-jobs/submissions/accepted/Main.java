import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

public class Main {
    // The worker can do the job.
    record Pair(int worker, int job) {}

    // Finds a job for the worker; others may have to move for it. Returns whether that is possible.
    static boolean findJob(int worker, List<List<Integer>> canDo, int[] doneBy, boolean[] asked) {
        for (int job : canDo.get(worker)) {
            if (asked[job]) continue;
            asked[job] = true;
            if (doneBy[job] == 0 || findJob(doneBy[job], canDo, doneBy, asked)) {
                doneBy[job] = worker;
                return true;
            }
        }
        return false;
    }

    static int mostJobs(int workers, int jobs, Pair[] pairs) {
        List<List<Integer>> canDo = new ArrayList<>();
        for (int i = 0; i <= workers; i++) canDo.add(new ArrayList<>());
        for (Pair pair : pairs) canDo.get(pair.worker()).add(pair.job());
        // 0 stands for a job that is free.
        int[] doneBy = new int[jobs + 1];
        int done = 0;
        for (int worker = 1; worker <= workers; worker++) {
            if (findJob(worker, canDo, doneBy, new boolean[jobs + 1])) done++;
        }
        return done;
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
