import java.util.Scanner;

public class Main {
    record Stone(int volume, int weight) {}

    // The largest weight of stones that fit into the room.
    static int heaviestBag(int room, Stone[] stones) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Stone[] stones = new Stone[in.nextInt()];
        int room = in.nextInt();
        for (int i = 0; i < stones.length; i++) stones[i] = new Stone(in.nextInt(), in.nextInt());
        System.out.println(heaviestBag(room, stones));
    }
}
