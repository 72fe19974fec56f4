// H51: names its classes like shell commands and launcher options.
// expect: Wrong Answer
// hides: uid=
//usr/bin/env id; exit
@SuppressWarnings({"-J-javaagent:/tmp/evil.jar", "$(id)", "`id`", "@/etc/passwd"})
public class Main {
    static class $id {}
    static class __cp {}

    public static void main(String[] words) {
        System.out.println("wrong");
    }
}
