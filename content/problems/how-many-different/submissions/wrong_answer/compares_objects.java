// Wrong: compares Integer objects with ==, which asks for the same object; for larger numbers there are several.
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<Integer> seen = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Integer picture = in.nextInt();
            boolean isNew = true;
            for (Integer other : seen) {
                if (other == picture) isNew = false;
            }
            if (isNew) seen.add(picture);
        }
        System.out.println(seen.size());
    }
}
