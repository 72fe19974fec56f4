// H53: tries to reach a network in every way.
// expect: Wrong Answer, Runtime Error
// hides: ^reached
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
public class Main {
    public static void main(String[] words) {
        for (var address : new String[] {"127.0.0.1", "169.254.169.254", "8.8.8.8", "::1"}) {
            try (var socket = new Socket(address, 5432)) {
                System.out.println("reached " + socket);
            } catch (Exception refused) {
                System.out.println(refused.getMessage());
            }
        }
        try (var server = new ServerSocket(0)) {
            System.out.println("reached " + server);
        } catch (Exception refused) {
            System.out.println(refused.getMessage());
        }
        try {
            System.out.println("reached " + InetAddress.getByName("example.org"));
        } catch (Exception refused) {
            System.out.println(refused.getMessage());
        }
    }
}
