import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Request(int first, int last) {}

    static boolean[] findComposites(int largest) {
        boolean[] composite = new boolean[largest + 1];
        for (int i = 2; i * i <= largest; i++) {
            if (composite[i]) continue;
            // Smaller multiples of i have a smaller divisor, which has crossed them out.
            for (int multiple = i * i; multiple <= largest; multiple += i) composite[multiple] = true;
        }
        return composite;
    }

    static int[] countPrimes(Request[] requests) {
        int largest = 1;
        for (Request request : requests) largest = Math.max(largest, request.last());
        boolean[] composite = findComposites(largest);

        // upTo[i] is the number of primes that are at most i.
        int[] upTo = new int[largest + 1];
        for (int i = 2; i <= largest; i++) upTo[i] = upTo[i - 1] + (composite[i] ? 0 : 1);

        int[] counts = new int[requests.length];
        for (int i = 0; i < counts.length; i++) counts[i] = upTo[requests[i].last()] - upTo[requests[i].first() - 1];
        return counts;
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
