import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int[] level = new int[n + 1];
        // The subordinates of a boss form a linked list, and 0 is the boss of the director.
        int[] firstSub = new int[n + 1];
        int[] nextSub = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            int boss = readInt(in);
            nextSub[i] = firstSub[boss];
            firstSub[boss] = i;
        }
        for (int i = 1; i <= n; i++) level[i] = readInt(in);

        // The first `length` entries are the bosses of the current path who may still sign: their levels grow.
        int[] useful = new int[n];
        int length = 0;
        int[] depth = new int[n + 1];

        // The path from the director, and what each visit has to put back into the list when it ends.
        int[] path = new int[n];
        int[] place = new int[n];
        int[] oldEntry = new int[n];
        int[] oldLength = new int[n];
        int top = 0;

        int[] usefulLevel = new int[n];
        long unsigned = 0;
        long steps = 0;
        int arriving = firstSub[0];
        while (true) {
            if (arriving != 0) {
                depth[arriving] = top;
                int found = Arrays.binarySearch(usefulLevel, 0, length, level[arriving]);
                // Levels in the list are distinct, so a hit is the only entry that has to go.
                int at = found >= 0 ? found : -found - 1;
                if (at == 0) unsigned++;
                else steps += top - depth[useful[at - 1]];

                path[top] = arriving;
                place[top] = at;
                oldEntry[top] = useful[at];
                oldLength[top] = length;
                top++;
                useful[at] = arriving;
                usefulLevel[at] = level[arriving];
                length = at + 1;
            } else {
                top--;
                useful[place[top]] = oldEntry[top];
                usefulLevel[place[top]] = level[oldEntry[top]];
                length = oldLength[top];
            }
            if (top == 0) break;
            int employee = path[top - 1];
            arriving = firstSub[employee];
            firstSub[employee] = nextSub[arriving];
        }
        System.out.println(unsigned + " " + steps);
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
