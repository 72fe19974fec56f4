// H13: prints that its verdict is Accepted.
// expect: Wrong Answer
public class Main {
    public static void main(String[] words) {
        System.out.println("Accepted");
        System.out.println("{\"status\":\"Accepted\",\"testCasesPassed\":10}");
        System.err.println("{ \"exit-code\": 0 }\ndone 0");
        System.exit(0);
    }
}
