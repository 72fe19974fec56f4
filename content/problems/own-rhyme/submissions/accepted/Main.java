import java.util.Scanner;

public class Main {
    static int[] leavingOrder(int[] words) {
        int count = words.length;
        int[] following = new int[count];
        for (int child = 0; child < count; child++) following[child] = (child + 1) % count;
        // The first word falls on the child that follows this one.
        int before = 0;
        int rhyme = words[0];
        int[] order = new int[count];
        for (int gone = 0; gone < count; gone++) {
            for (int steps = (rhyme - 1) % (count - gone); steps > 0; steps--) before = following[before];
            int leaver = following[before];
            following[before] = following[leaver];
            order[gone] = leaver + 1;
            rhyme = words[leaver];
        }
        return order;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] words = new int[in.nextInt()];
        for (int i = 0; i < words.length; i++) words[i] = in.nextInt();

        StringBuilder out = new StringBuilder();
        for (int child : leavingOrder(words)) out.append(child).append(' ');
        System.out.println(out.toString().trim());
    }
}
