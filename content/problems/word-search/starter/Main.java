import java.util.Scanner;

public class Main {
    // Returns whether the word can be read by hopping from tile to tile.
    static boolean canHop(char[][] tiles, String word) {
        // Write your solution here.
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int height = in.nextInt();
        in.nextInt();
        int count = in.nextInt();
        char[][] tiles = new char[height][];
        for (int y = 0; y < height; y++) tiles[y] = in.next().toCharArray();
        for (int i = 0; i < count; i++) System.out.println(canHop(tiles, in.next()) ? "yes" : "no");
    }
}
