// H49: contains an annotation processor, which a compiler would run.
// expect: Wrong Answer
// hides: processed
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.element.TypeElement;

@SupportedAnnotationTypes("*")
public class Main extends AbstractProcessor {
    static {
        if (System.getProperty("java.class.path").contains("compiler")) System.err.println("processed");
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
        throw new Error("processed");
    }

    @Deprecated
    public static void main(String[] words) {
        System.out.println("wrong");
    }
}
