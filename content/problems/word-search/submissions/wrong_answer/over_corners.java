// Wrong: hops over the corners of the tiles, too.
import java.util.Scanner;

public class Main {
    static boolean hop(char[][] tiles, int y, int x, String word, int at) {
        if (y < 0 || y >= tiles.length || x < 0 || x >= tiles[0].length) return false;
        if (tiles[y][x] != word.charAt(at)) return false;
        if (at == word.length() - 1) return true;
        tiles[y][x] = '.';
        boolean isFound = false;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) isFound = isFound || hop(tiles, y + dy, x + dx, word, at + 1);
        }
        tiles[y][x] = word.charAt(at);
        return isFound;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int height = in.nextInt(), width = in.nextInt(), count = in.nextInt();
        char[][] tiles = new char[height][];
        for (int y = 0; y < height; y++) tiles[y] = in.next().toCharArray();
        while (count-- > 0) {
            String word = in.next();
            boolean isFound = false;
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) isFound = isFound || hop(tiles, y, x, word, 0);
            }
            System.out.println(isFound ? "yes" : "no");
        }
    }
}
