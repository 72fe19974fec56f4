// H36: allocates memory outside the heap.
// expect: Memory Limit Exceeded, Runtime Error
import java.nio.ByteBuffer;
import java.util.ArrayList;
public class Main {
    public static void main(String[] words) {
        var kept = new ArrayList<ByteBuffer>();
        while (true) {
            var block = ByteBuffer.allocateDirect(32 << 20);
            while (block.hasRemaining()) block.putLong(1);
            kept.add(block);
        }
    }
}
