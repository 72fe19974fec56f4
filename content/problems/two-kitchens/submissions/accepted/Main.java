import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    // A cook of the same group, in the end the head of the group; and whether the cook works in the other kitchen than that one.
    static int[] head;
    static boolean[] other;
    static int[] size;

    static int headOf(int cook) {
        while (head[cook] != cook) cook = head[cook];
        return cook;
    }

    static boolean isApartFromHead(int cook) {
        boolean apart = false;
        for (; head[cook] != cook; cook = head[cook]) apart ^= other[cook];
        return apart;
    }

    // False if the two have to share a kitchen already.
    static boolean separate(int first, int second) {
        int one = headOf(first);
        int two = headOf(second);
        boolean sameSide = isApartFromHead(first) == isApartFromHead(second);
        if (one == two) return !sameSide;
        int larger = size[one] >= size[two] ? one : two;
        int smaller = larger == one ? two : one;
        head[smaller] = larger;
        other[smaller] = sameSide;
        size[larger] += size[smaller];
        return true;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = readInt(in);
        int m = readInt(in);
        head = new int[n + 1];
        other = new boolean[n + 1];
        size = new int[n + 1];
        for (int cook = 1; cook <= n; cook++) {
            head[cook] = cook;
            size[cook] = 1;
        }
        for (int day = 1; day <= m; day++) {
            if (separate(readInt(in), readInt(in))) continue;
            System.out.println(day);
            return;
        }
        System.out.println("peace");
    }

    static int readInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
