import sys


def possible_codes(pattern, total):
    """Returns all possible codes as strings, in rising order."""
    codes = []
    wheels = []

    def set_next_wheel():
        if len(wheels) == len(pattern):
            if sum(wheels) == total:
                codes.append(''.join(map(str, wheels)))
            return
        known = pattern[len(wheels)]
        for digit in range(10) if known == '?' else [int(known)]:
            if digit in wheels or wheels and abs(digit - wheels[-1]) < 2:
                continue
            wheels.append(digit)
            set_next_wheel()
            wheels.pop()

    set_next_wheel()
    return codes


def main():
    pattern, total = sys.stdin.read().split()
    codes = possible_codes(pattern, int(total))
    print(len(codes))
    if codes:
        print(codes[0], codes[-1])


main()
