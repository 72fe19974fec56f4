import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Tunnel(int parent, int length) {}

    // Returns the largest number of metres for each size of a team.
    // The tunnel from chamber 2 is tunnels[0].
    static long[] measure(Tunnel[] tunnels, int[] teams) {
        // Write your solution here.
        return new long[teams.length];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        Tunnel[] tunnels = new Tunnel[n - 1];
        for (int i = 0; i < n - 1; i++) {
            line = new StringTokenizer(in.readLine());
            tunnels[i] = new Tunnel(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }
        int[] teams = new int[q];
        line = new StringTokenizer(in.readLine());
        for (int j = 0; j < q; j++) teams[j] = Integer.parseInt(line.nextToken());

        StringBuilder out = new StringBuilder();
        for (long metres : measure(tunnels, teams)) out.append(metres).append(' ');
        System.out.println(out.toString().trim());
    }
}
