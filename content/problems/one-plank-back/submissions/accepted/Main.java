import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    record Choice(int length, int plank, long pieces) {}

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static Choice choosePlank(int[] planks) {
        int count = planks.length;
        // The divisors of the first i planks, and of all planks from i on; 0 stands for no plank at all.
        int[] before = new int[count + 1];
        int[] behind = new int[count + 1];
        for (int i = 0; i < count; i++) before[i + 1] = gcd(before[i], planks[i]);
        for (int i = count - 1; i >= 0; i--) behind[i] = gcd(behind[i + 1], planks[i]);

        int longest = 0;
        int returned = 0;
        long total = 0;
        for (int i = 0; i < count; i++) {
            int length = gcd(before[i], behind[i + 1]);
            if (length > longest || (length == longest && planks[i] < planks[returned])) {
                longest = length;
                returned = i;
            }
            total += planks[i];
        }
        return new Choice(longest, returned + 1, (total - planks[returned]) / longest);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] planks = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < planks.length; i++) planks[i] = Integer.parseInt(line.nextToken());
        Choice choice = choosePlank(planks);
        System.out.println(choice.length() + " " + choice.plank() + " " + choice.pieces());
    }
}
