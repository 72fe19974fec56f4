# H64: prints HTML, terminal control sequences and fake interface text.
# expect: Wrong Answer
# case: page -> Wrong Answer
# case: markdown -> Wrong Answer
# case: terminal -> Wrong Answer
# case: direction -> Wrong Answer
# case: template -> Wrong Answer
# case: long line -> Output Limit Exceeded
import sys

outputs = {
    'page': '<img src=x onerror=alert(1)><script>alert(1)</script></textarea><svg/onload=alert(1)>\n',
    'markdown': '[Accepted](javascript:alert(1)) ![](https://example.org/x.png)\n# Accepted\n$\\href{javascript:alert(1)}{x}$\n',
    'terminal': '\x1b[2J\x1b[32mAccepted\x1b[0m\x1b]0;Accepted\x07\x1b]8;;file:///etc/passwd\x07x\x1b]8;;\x07\b\b\b\r\n',
    'direction': '\u202edetpeccA\u202c \u2066\u2067 a\u0300' + '\u0335' * 500 + '\n',
    'template': '{{constructor.constructor("alert(1)")()}} ${alert(1)} <%= 1 %> %s %n\n',
    'long line': 'x' * (10 << 20),
}
sys.stdout.write(outputs[' '.join(input().split()[3:])])
