"""Writes every secret test of this problem; the seeds are fixed, so the files never change.

The answers come from the accepted Python solution.
"""
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECRET = ROOT / 'data' / 'secret'
SOLUTION = ROOT / 'submissions' / 'accepted' / 'main.py'
CHANNELS = 60
TOP = 2**CHANNELS - 1


def case(taken, radios):
    return f'{len(radios)} {taken}\n{" ".join(map(str, radios))}\n'


def uniform(seed, size, top):
    rng = random.Random(seed)
    return [rng.randint(0, top) for _ in range(size)]


def hidden_team(seed, size, team, shared, top_bit):
    """Radios of which `team` share the given channels and hardly anything else; the others are larger but share less."""
    rng = random.Random(seed)
    radios = [rng.getrandbits(top_bit) & ~(1 << rng.choice([bit for bit in range(top_bit) if shared >> bit & 1])) for _ in range(size)]
    for place in rng.sample(range(size), team):
        radios[place] = shared | (rng.getrandbits(top_bit) & rng.getrandbits(top_bit) & rng.getrandbits(top_bit))
    return radios


def tempting_partners(seed, team):
    """Each radio of the best team shares a very high channel with a radio that shares nothing else with the team."""
    rng = random.Random(seed)
    shared = 0b1011
    radios = [2 ** (30 + member) + shared for member in range(team)]
    radios += [2 ** (30 + member) + rng.choice((0b10000, 0b100, 0b100000)) for member in range(team)]
    rng.shuffle(radios)
    return radios


def cases():
    yield 'one-radio-without-channels', case(1, [0])
    yield 'one-radio-with-all', case(1, [TOP])
    yield 'all-taken', case(4, [15, 14, 13, 31])
    yield 'nothing-in-common', case(2, [1, 2, 4, 8])
    yield 'all-zero', case(3, [0, 0, 0, 0, 0])
    yield 'all-equal', case(5, [77] * 12)
    yield 'exactly-enough', case(3, [8, 12, 7, 10, 7, 7])
    yield 'one-too-few', case(4, [8, 12, 7, 10, 7, 7])
    yield 'high-beats-all-lower', case(2, [2**59, 2**59 - 1, 2**59 - 1, 2**59])
    yield 'largest-two-share-nothing', case(2, [0b1000000, 0b0111111, 0b0110001, 0b1000000 >> 1])
    yield 'first-alone-is-best', case(2, [0b11110, 0b01101, 0b10001, 0b01100])
    yield 'bit-31', case(2, [2**31, 2**31 + 5, 2**31 - 1, 2**31 - 1])
    yield 'bit-32', case(2, [2**32 + 3, 2**32 - 1, 2**32 - 1, 2**32 + 4, 2**32])
    yield 'past-53-bits', case(2, [2**59 + 1, 2**59 + 3, 2**59 + 2, 2**58 + 2**57])
    yield 'small-random', case(3, uniform(191, 10, 63))
    yield 'small-random-one', case(1, uniform(192, 10, 63))
    yield 'random-many-ties', case(4, uniform(193, 300, 15))
    yield 'random-60-bits', case(7, uniform(194, 200, TOP))
    yield 'hidden-team', case(6, hidden_team(195, 500, 6, 0b101011010110, 20))
    yield 'hidden-team-too-small', case(7, hidden_team(195, 500, 6, 0b101011010110, 20))
    yield 'hidden-pair-among-many', case(2, hidden_team(196, 5000, 2, 2**50 + 2**49 + 2**48 + 2**40 + 2**20 + 1, 51))
    yield 'tempting-partners', case(3, tempting_partners(199, 3))
    yield 'many-tempting-partners', case(15, tempting_partners(200, 15))
    yield 'choices-without-end', case(25, [63 ^ (1 << n % 6) for n in range(150)])
    yield 'large-pair', case(2, uniform(197, 20000, TOP))
    yield 'largest-half-taken', case(20000, uniform(198, 40000, 31))
    yield 'largest-all-equal', case(39999, [1] * 40000)


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.iterdir():
        old.unlink()
    for number, (name, text) in enumerate(cases(), start=1):
        run = subprocess.run([sys.executable, SOLUTION], input=text, capture_output=True, text=True, check=True)
        (SECRET / f'{number:02d}-{name}.in').write_text(text)
        (SECRET / f'{number:02d}-{name}.ans').write_text(run.stdout)


if __name__ == '__main__':
    main()
