import java.util.Scanner;

public class Main {
    record Stone(int volume, int weight) {}

    // The largest weight of stones that fit into the room.
    static int heaviestBag(int room, Stone[] stones) {
        // heaviest[x]: the largest weight of the stones so far that take up at most x.
        int[] heaviest = new int[room + 1];
        for (Stone stone : stones) {
            // Downwards, so that heaviest[x - volume] does not contain this stone yet.
            for (int x = room; x >= stone.volume(); x--) {
                heaviest[x] = Math.max(heaviest[x], heaviest[x - stone.volume()] + stone.weight());
            }
        }
        return heaviest[room];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Stone[] stones = new Stone[in.nextInt()];
        int room = in.nextInt();
        for (int i = 0; i < stones.length; i++) stones[i] = new Stone(in.nextInt(), in.nextInt());
        System.out.println(heaviestBag(room, stones));
    }
}
