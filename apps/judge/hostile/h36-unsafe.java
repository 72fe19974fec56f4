// H36: allocates memory by Unsafe, outside the control of the JVM.
// expect: Memory Limit Exceeded, Runtime Error
public class Main {
    public static void main(String[] words) throws Exception {
        var field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        var unsafe = (sun.misc.Unsafe) field.get(null);
        while (true) unsafe.setMemory(unsafe.allocateMemory(64 << 20), 64 << 20, (byte) 1);
    }
}
