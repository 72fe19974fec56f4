import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class Main {
    // A letter, or a number without its leading zeros.
    record Piece(boolean isLetter, String text, int zeros) {
        int compare(Piece other) {
            if (isLetter != other.isLetter) return isLetter ? 1 : -1;
            // The number with fewer digits is smaller.
            if (text.length() != other.text.length()) return text.length() - other.text.length();
            return text.compareTo(other.text);
        }
    }

    record Name(String text, List<Piece> pieces) implements Comparable<Name> {
        @Override
        public int compareTo(Name other) {
            int both = Math.min(pieces.size(), other.pieces.size());
            for (int i = 0; i < both; i++) {
                int order = pieces.get(i).compare(other.pieces.get(i));
                if (order != 0) return order;
            }
            if (pieces.size() != other.pieces.size()) return pieces.size() - other.pieces.size();
            for (int i = 0; i < both; i++) {
                int order = pieces.get(i).zeros() - other.pieces.get(i).zeros();
                if (order != 0) return order;
            }
            return 0;
        }
    }

    static boolean isDigit(char c) {
        return c <= '9';
    }

    static Name cut(String name) {
        List<Piece> pieces = new ArrayList<>();
        int at = 0;
        while (at < name.length()) {
            int begin = at;
            if (!isDigit(name.charAt(at))) {
                at++;
                pieces.add(new Piece(true, name.substring(begin, at), 0));
                continue;
            }
            while (at < name.length() && name.charAt(at) == '0') at++;
            int first = at;
            while (at < name.length() && isDigit(name.charAt(at))) at++;
            pieces.add(new Piece(false, name.substring(first, at), first - begin));
        }
        return new Name(name, pieces);
    }

    // Returns the names in sorted order.
    static String[] sortNames(String[] names) {
        return Arrays.stream(names).map(Main::cut).sorted().map(Name::text).toArray(String[]::new);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] names = new String[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < names.length; i++) names[i] = in.readLine().trim();

        System.out.println(String.join("\n", sortNames(names)));
    }
}
