// H49: right, in a class whose name is too long for a file.
// expect: Compilation Error
// solves: yes
public class L@300 times o@ng {
    public static void main(String[] words) {
        var in = new java.util.Scanner(System.in);
        long sum = in.nextLong() + in.nextLong();
        System.out.println(sum + " " + new StringBuilder(in.next()).reverse());
    }
}
