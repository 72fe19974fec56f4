// Wrong: takes rod 2 for the free rod in every call, though inside the recursion it is another one each time.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static void moveTower(int discs, int start, int goal, List<String> moves) {
        if (discs == 0) return;
        moveTower(discs - 1, start, 2, moves);
        moves.add(start + " " + goal);
        moveTower(discs - 1, 2, goal, moves);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<String> moves = new ArrayList<>();
        moveTower(in.nextInt(), in.nextInt(), in.nextInt(), moves);
        System.out.println(moves.size());
        for (String move : moves) System.out.println(move);
    }
}
