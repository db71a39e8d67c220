"""What is written on the drawn lines: prose, addresses, numbers and random letters, so that no spelling is ever expected."""

import random

from .alphabet import CLASS_OF, LETTERS

LOOKALIKES = {
    'l': ['1', 'I', 'i'], 'i': ['l', '1', 'j'], 'o': ['0', 'c'], 'm': ['rn', 'nn'], 'w': ['vv'], 'e': ['3', 'c'],
    'a': ['4', 'o'], 's': ['5', 'z'], 'g': ['q', '9'], 'd': ['cl'], 'b': ['6', 'lo'], 't': ['7', 'f'], 'n': ['m', 'ri'],
    '0': ['o', 'O'], '1': ['l', 'I'], 'u': ['v', 'ii'], 'q': ['g'], 'z': ['2'], 'h': ['lh', 'b'], 'k': ['lc'],
}
ENDINGS = ['com', 'net', 'org', 'de', 'co.uk', 'info', 'io', 'top', 'xyz', 'app', 'fr', 'es', 'it', 'pl', 'nl', 'br', 'shop', 'online']
UNITS = ['€', '$', '£', 'EUR', 'USD', '%', 'kg', 'px', '°C', 'MB', 'km', 'zł', 'kr', 'CHF']


class Texts:
    def __init__(self, folder):
        with open(f'{folder}/prose.txt', encoding='utf8') as file:
            self.prose = [line for line in file.read().split('\n') if len(line) > 1]
        with open(f'{folder}/addresses.txt', encoding='utf8') as file:
            self.addresses = file.read().split('\n')

    def sample(self, rng: random.Random, most: int) -> str:
        """A text of at most so many characters, all of them known letters, without space at either end."""
        kind = rng.random()
        if kind < 0.40:
            text = self.stretch(rng, most)
        elif kind < 0.50:
            text = ' '.join(self.stretch(rng, most).split(' ')[: rng.randint(1, 3)])
        elif kind < 0.76:
            text = self.address(rng)
        elif kind < 0.82:
            text = f'{self.stretch(rng, most // 2)} {self.address(rng)}'
        elif kind < 0.91:
            text = self.number(rng)
        else:
            text = self.senseless(rng, most)
        if rng.random() < 0.05:
            text = text.upper()
        if len(text) > most:
            start = 0 if rng.random() < 0.7 else rng.randint(0, len(text) - most)
            text = text[start : start + most]
        text = ''.join(letter for letter in text if letter in CLASS_OF)
        return ' '.join(text.split()) or rng.choice('abcdefghijk')

    def stretch(self, rng, most):
        line = rng.choice(self.prose)
        if len(line) <= most:
            return line
        words = line.split(' ')
        start = rng.randint(0, max(0, len(words) - 2))
        text = words[start]
        for word in words[start + 1 :]:
            if len(text) + len(word) + 1 > most:
                break
            text = f'{text} {word}'
        return text

    def address(self, rng):
        url = rng.choice(self.addresses)
        scheme, _, rest = url.rpartition('://')
        scheme = scheme or 'https'
        host, slash, path = rest.partition('/')
        host = host or 'example.com'
        if rng.random() < 0.45:
            host = self.twisted(rng, host)
        form = rng.random()
        if form < 0.35:
            return host
        if form < 0.45:
            return f'www.{host}'
        if form < 0.60:
            return f'{host}{slash}{path}'
        if form < 0.85:
            return f'{scheme}://{host}{slash}{path}'
        local = rng.choice(['info', 'no-reply', 'support', 'service', 'j.smith', 'anna_b92', 'kontakt', 'security-noreply', 'account.update'])
        return f'{local}@{host}'

    def twisted(self, rng, host):
        letters = list(host)
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(letters))
            choices = LOOKALIKES.get(letters[at])
            if choices:
                letters[at] = rng.choice(choices)
        if rng.random() < 0.1:
            return ''.join(letters).split('.')[0] + '-' + rng.choice(['login', 'secure', 'verify', 'support']) + '.' + rng.choice(ENDINGS)
        return ''.join(letters)

    def number(self, rng):
        d = lambda n: ''.join(rng.choice('0123456789') for _ in range(n))
        return rng.choice([
            lambda: f'{rng.randint(0, 23):02}:{rng.randint(0, 59):02}',
            lambda: f'{rng.randint(1, 28):02}.{rng.randint(1, 12):02}.20{rng.randint(10, 29)}',
            lambda: f'{rng.randint(1, 12)}/{rng.randint(1, 28)}/20{rng.randint(10, 29)}, {rng.randint(1, 12)}:{rng.randint(0, 59):02} {rng.choice(["AM", "PM"])}',
            lambda: f'{rng.choice(UNITS[:3])}{rng.randint(0, 9999)}.{rng.randint(0, 99):02}',
            lambda: f'{rng.randint(0, 99)}.{rng.randint(0, 999):03},{rng.randint(0, 99):02} {rng.choice(UNITS)}',
            lambda: f'+{rng.randint(1, 99)} {d(3)} {d(3)} {d(4)}',
            lambda: f'+1-{d(3)}-{d(3)}-{d(4)}',
            lambda: f'({d(3)}) {d(3)}-{d(4)}',
            lambda: f'{d(4)} {d(4)} {d(4)} {d(4)}',
            lambda: f'{d(3)} {d(3)}',
            lambda: f'#{d(rng.randint(4, 9))}',
            lambda: f'{rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ")}{rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ")}-{d(6)}',
            lambda: f'DE{d(2)} {d(4)} {d(4)} {d(4)} {d(4)} {d(2)}',
            lambda: f'{rng.randint(1, 400)}.{rng.randint(0, 255)}.{rng.randint(0, 255)}.{rng.randint(0, 255)}',
            lambda: f'0x{d(4)}{rng.choice("abcdef")}{d(2)}',
            lambda: f'Error # {rng.choice(["DW6VB36", "0x80072ee7", "268d3"])} {d(3)}',
        ])()

    def senseless(self, rng, most):
        words = []
        for _ in range(rng.randint(1, 5)):
            pool = rng.random()
            size = rng.randint(1, 12)
            if pool < 0.4:
                words.append(''.join(rng.choice('abcdefghijklmnopqrstuvwxyz0123456789') for _ in range(size)))
            elif pool < 0.6:
                words.append(''.join(rng.choice('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./') for _ in range(size)))
            elif pool < 0.75:
                words.append(''.join(rng.choice('Il1i|!tfjrnmvwO0oQCGSs5Z2zB8') for _ in range(size)))
            else:
                words.append(''.join(rng.choice(LETTERS[1:]) for _ in range(size)))
        return ' '.join(words)[:most]
