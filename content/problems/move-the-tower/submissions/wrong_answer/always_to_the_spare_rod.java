// Wrong: always moves the smallest disc to the spare rod first; for an odd number of discs the tower ends there.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    record Move(int from, int to) {}

    // Adds the moves that bring so many discs from rod start to rod goal to the list, such as moves.add(new Move(1, 3)).
    static void moveTower(int discs, int start, int goal, List<Move> moves) {
        int spare = 6 - start - goal;
        int[] cycle = {start, spare, goal};

        List<List<Integer>> rods = new ArrayList<>();
        for (int i = 0; i < 4; i++) rods.add(new ArrayList<>());
        for (int d = discs; d >= 1; d--) rods.get(start).add(d);

        int small = 0; // where the smallest disc is in the cycle
        int count = (1 << discs) - 1;
        for (int m = 1; m <= count; m++) {
            int from, to;
            if (m % 2 == 1) {
                from = cycle[small];
                small = (small + 1) % 3;
                to = cycle[small];
            } else {
                from = cycle[(small + 1) % 3];
                to = cycle[(small + 2) % 3];
                if (top(rods.get(from)) > top(rods.get(to))) {
                    int help = from;
                    from = to;
                    to = help;
                }
            }
            List<Integer> rod = rods.get(from);
            rods.get(to).add(rod.remove(rod.size() - 1));
            moves.add(new Move(from, to));
        }
    }

    static int top(List<Integer> rod) {
        return rod.isEmpty() ? 100 : rod.get(rod.size() - 1);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<Move> moves = new ArrayList<>();
        moveTower(in.nextInt(), in.nextInt(), in.nextInt(), moves);
        System.out.println(moves.size());
        for (Move move : moves) System.out.println(move.from() + " " + move.to());
    }
}
