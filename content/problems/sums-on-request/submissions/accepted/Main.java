import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Request(int first, int last) {}

    static long[] answer(int[] profits, Request[] requests) {
        // totals[i] is the sum of the first i days.
        long[] totals = new long[profits.length + 1];
        for (int i = 0; i < profits.length; i++) totals[i + 1] = totals[i] + profits[i];

        long[] sums = new long[requests.length];
        for (int i = 0; i < requests.length; i++) {
            sums[i] = totals[requests[i].last()] - totals[requests[i].first() - 1];
        }
        return sums;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int[] profits = new int[Integer.parseInt(line.nextToken())];
        Request[] requests = new Request[Integer.parseInt(line.nextToken())];
        line = new StringTokenizer(in.readLine());
        for (int i = 0; i < profits.length; i++) profits[i] = Integer.parseInt(line.nextToken());
        for (int i = 0; i < requests.length; i++) {
            line = new StringTokenizer(in.readLine());
            requests[i] = new Request(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }

        StringBuilder out = new StringBuilder();
        for (long sum : answer(profits, requests)) out.append(sum).append('\n');
        System.out.print(out);
    }
}
