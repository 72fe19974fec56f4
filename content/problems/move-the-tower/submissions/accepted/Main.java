import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    record Move(int from, int to) {}

    static void moveTower(int discs, int start, int goal, List<Move> moves) {
        if (discs == 0) return;
        // The numbers of the three rods add up to 6.
        int other = 6 - start - goal;
        moveTower(discs - 1, start, other, moves);
        moves.add(new Move(start, goal));
        moveTower(discs - 1, other, goal, moves);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<Move> moves = new ArrayList<>();
        moveTower(in.nextInt(), in.nextInt(), in.nextInt(), moves);
        System.out.println(moves.size());
        for (Move move : moves) System.out.println(move.from() + " " + move.to());
    }
}
