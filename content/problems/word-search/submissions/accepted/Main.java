import java.util.Scanner;

public class Main {
    // Whether the letters from `at` on can be read from this tile on; a used tile has no letter for the time being.
    static boolean canHopFrom(char[][] tiles, int y, int x, String word, int at) {
        if (y < 0 || y >= tiles.length || x < 0 || x >= tiles[0].length) return false;
        if (tiles[y][x] != word.charAt(at)) return false;
        if (at == word.length() - 1) return true;
        tiles[y][x] = '.';
        boolean isFound = canHopFrom(tiles, y - 1, x, word, at + 1)
                || canHopFrom(tiles, y + 1, x, word, at + 1)
                || canHopFrom(tiles, y, x - 1, word, at + 1)
                || canHopFrom(tiles, y, x + 1, word, at + 1);
        tiles[y][x] = word.charAt(at);
        return isFound;
    }

    static boolean canHop(char[][] tiles, String word) {
        for (int y = 0; y < tiles.length; y++) {
            for (int x = 0; x < tiles[0].length; x++) {
                if (canHopFrom(tiles, y, x, word, 0)) return true;
            }
        }
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
