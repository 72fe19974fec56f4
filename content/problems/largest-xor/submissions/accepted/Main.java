import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static final int BITS = 30;

    static class Node {
        final Node[] children = new Node[2];
    }

    // Puts the bits of the key into the trie, the highest one first.
    static void add(Node root, int key) {
        Node node = root;
        for (int bit = BITS - 1; bit >= 0; bit--) {
            int side = key >> bit & 1;
            if (node.children[side] == null) node.children[side] = new Node();
            node = node.children[side];
        }
    }

    // Returns the largest XOR of the key and one in the trie.
    static int bestPartner(Node root, int key) {
        Node node = root;
        int best = 0;
        for (int bit = BITS - 1; bit >= 0; bit--) {
            int side = key >> bit & 1;
            if (node.children[1 - side] != null) {
                best |= 1 << bit;
                side = 1 - side;
            }
            node = node.children[side];
        }
        return best;
    }

    static int largestXor(int[] keys) {
        Node root = new Node();
        int largest = 0;
        for (int key : keys) {
            add(root, key);
            largest = Math.max(largest, bestPartner(root, key));
        }
        return largest;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] keys = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer line = new StringTokenizer(in.readLine());
        for (int i = 0; i < keys.length; i++) keys[i] = Integer.parseInt(line.nextToken());
        System.out.println(largestXor(keys));
    }
}
