// H49: right, in classes whose names climb out of their folder once unescaped.
// expect: Compilation Error
public class Main\u002f..\u002f..\u002fMain {
    public static void main(String[] words) {}
}
