import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Request(int first, int last) {}

    // Returns how many primes there are from the first to the last number of each request.
    static int[] countPrimes(Request[] requests) {
        // Write your solution here.
        return new int[requests.length];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Request[] requests = new Request[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < requests.length; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            requests[i] = new Request(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }

        StringBuilder out = new StringBuilder();
        for (int count : countPrimes(requests)) out.append(count).append('\n');
        System.out.print(out);
    }
}
