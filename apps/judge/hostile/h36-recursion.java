// H36: recurses endlessly.
// expect: Memory Limit Exceeded, Runtime Error
public class Main {
    static int deeper(int level) {
        return deeper(level + 1) + level;
    }

    public static void main(String[] words) {
        System.out.println(deeper(0));
    }
}
