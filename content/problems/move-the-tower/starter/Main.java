import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    record Move(int from, int to) {}

    // Adds the moves that bring so many discs from rod start to rod goal to the list, such as moves.add(new Move(1, 3)).
    static void moveTower(int discs, int start, int goal, List<Move> moves) {
        // Write your solution here.
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<Move> moves = new ArrayList<>();
        moveTower(in.nextInt(), in.nextInt(), in.nextInt(), moves);
        System.out.println(moves.size());
        for (Move move : moves) System.out.println(move.from() + " " + move.to());
    }
}
