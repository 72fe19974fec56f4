// H36: allocates memory in large steps.
// expect: Memory Limit Exceeded, Runtime Error
import java.util.ArrayList;
public class Main {
    public static void main(String[] words) {
        var kept = new ArrayList<byte[]>();
        while (true) kept.add(new byte[256 << 20]);
    }
}
