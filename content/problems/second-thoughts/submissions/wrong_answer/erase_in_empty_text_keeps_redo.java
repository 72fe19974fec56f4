// Wrong: a '<' in an empty text is written down as a change, but does not make the program forget what was undone.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder();
        // A lower-case letter was typed, an upper-case one erased, and 0 stands for nothing erased.
        Deque<Character> done = new ArrayDeque<>(), undone = new ArrayDeque<>();
        for (char key : new Scanner(System.in).next().toCharArray()) {
            if (key == '-' && !done.isEmpty()) {
                char change = done.pop();
                undone.push(change);
                if (Character.isUpperCase(change)) text.append(Character.toLowerCase(change));
                else if (change != '0') text.setLength(text.length() - 1);
            } else if (key == '+' && !undone.isEmpty()) {
                char change = undone.pop();
                done.push(change);
                if (Character.isUpperCase(change)) text.setLength(text.length() - 1);
                else if (change != '0') text.append(change);
            } else if (key == '<' && text.length() == 0) {
                done.push('0');
            } else if (key == '<') {
                done.push(Character.toUpperCase(text.charAt(text.length() - 1)));
                text.setLength(text.length() - 1);
                undone.clear();
            } else if (Character.isLetter(key)) {
                text.append(key);
                done.push(key);
                undone.clear();
            }
        }
        System.out.println(text.length() == 0 ? "(empty)" : text);
    }
}
