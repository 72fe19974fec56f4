// H49: right, in classes whose unescaped names lead out of their folder.
// expect: Compilation Error
public class Main\u002f..\u002f..\u002fMain {
    public static void main(String[] words) {}
}
