// Wrong: lets one worker move to a free job, but nobody moves for the sake of that one.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static List<List<Integer>> canDo = new ArrayList<>();
    static int[] doneBy;

    static int freeJob(int worker) {
        for (int job : canDo.get(worker)) if (doneBy[job] == 0) return job;
        return 0;
    }

    static boolean findJob(int worker) {
        int free = freeJob(worker);
        if (free > 0) {
            doneBy[free] = worker;
            return true;
        }
        for (int job : canDo.get(worker)) {
            int other = freeJob(doneBy[job]);
            if (other == 0) continue;
            doneBy[other] = doneBy[job];
            doneBy[job] = worker;
            return true;
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int k = in.nextInt();
        for (int i = 0; i <= n; i++) canDo.add(new ArrayList<>());
        for (int i = 0; i < k; i++) canDo.get(in.nextInt()).add(in.nextInt());
        doneBy = new int[m + 1];
        int done = 0;
        for (int worker = 1; worker <= n; worker++) if (findJob(worker)) done++;
        System.out.println(done);
    }
}
