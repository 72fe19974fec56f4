import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    /** `erased` is 0 where no letter was erased. */
    record Change(char key, char erased) {}

    static final StringBuilder text = new StringBuilder();
    static final Deque<Change> done = new ArrayDeque<>();
    static final Deque<Change> undone = new ArrayDeque<>();

    static void press(char key) {
        if (key == '-') {
            if (!done.isEmpty()) undo();
        } else if (key == '+') {
            if (!undone.isEmpty()) make(undone.pop().key());
        } else {
            make(key);
            undone.clear();
        }
    }

    static void make(char key) {
        char erased = 0;
        if (key != '<') {
            text.append(key);
        } else if (!text.isEmpty()) {
            erased = text.charAt(text.length() - 1);
            text.setLength(text.length() - 1);
        }
        done.push(new Change(key, erased));
    }

    static void undo() {
        Change change = done.pop();
        if (change.key() != '<') text.setLength(text.length() - 1);
        else if (change.erased() != 0) text.append(change.erased());
        undone.push(change);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (char key : in.readLine().trim().toCharArray()) press(key);
        System.out.println(text.isEmpty() ? "(empty)" : text);
    }
}
