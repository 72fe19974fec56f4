import sys

MODULUS = 1_000_000_007


# Wrong: compares a word with everything that follows it. The second word may be shorter than that, and if it is too
# short to show a difference it is not larger.
def main():
    text = sys.stdin.readline().strip()
    n = len(text)
    lists = [0] * n + [1]
    for i in range(n - 1, -1, -1):
        lists[i] = 1
        for after in range(i + 1, n):
            if text[i:after] < text[after:]:
                lists[i] += lists[after]
        lists[i] %= MODULUS
    print(lists[0])


main()
