// H40: prints endlessly.
// expect: Output Limit Exceeded, Time Limit Exceeded
public class Main {
    public static void main(String[] words) {
        var block = "more ".repeat(10000);
        while (true) System.out.print(block);
    }
}
