"""Gathers the fonts that the line reader is trained on, and which letters each of them has. Needs fontTools.

    apt-get install fonts-roboto-unhinted fonts-noto-core fonts-open-sans fonts-lato fonts-inter fonts-cantarell fonts-croscore \
        fonts-crosextra-carlito fonts-crosextra-caladea fonts-hack fonts-firacode fonts-freefont-ttf fonts-liberation fonts-dejavu
    npm install --prefix .training/web-fonts $(python3 ml/train/line_fonts.py --packages)
    python3 ml/train/line_fonts.py .training/web-fonts /usr/share/fonts .training/lines
"""

import json
import os
import re
import shutil
import sys

from fontTools.ttLib import TTFont

from line_reader.alphabet import JOINED, LETTERS

WEB = '''montserrat poppins source-sans-3 nunito work-sans raleway oswald merriweather playfair-display ubuntu pt-sans pt-serif
ibm-plex-sans ibm-plex-mono fira-sans rubik dm-sans karla mulish quicksand barlow manrope public-sans titillium-web josefin-sans
archivo exo-2 hind heebo libre-franklin jetbrains-mono source-code-pro roboto-condensed roboto-mono space-grotesk figtree
plus-jakarta-sans lora bitter eb-garamond zilla-slab nunito-sans cabin arimo asap mukta overpass red-hat-text signika sora urbanist
varela-round comfortaa ubuntu-mono inconsolata space-mono roboto-slab source-serif-4 libre-baskerville noto-serif'''.split()

SYSTEM = re.compile(
    r'^(Roboto-(Regular|Medium|Bold|Light|Italic)|NotoSans-(Regular|Bold|Italic)|NotoSerif-(Regular|Bold)|NotoSansDisplay-Regular'
    r'|NotoSansMono-Regular|OpenSans-(Regular|Semibold|Bold|Light|Italic)|Lato-(Regular|Bold|Medium)|Inter-(Regular|Medium|SemiBold|Bold)'
    r'|Cantarell-(Regular|Bold)|Arimo-(Regular|Bold)|Tinos-(Regular|Bold)|Cousine-Regular|Carlito-(Regular|Bold)|Caladea-Regular'
    r'|Hack-Regular|FiraCode-Regular|FreeSans|FreeSerif|LiberationSans-(Regular|Bold|Italic)|LiberationSerif-(Regular|Bold)'
    r'|LiberationMono-Regular|LiberationSansNarrow-Regular|DejaVuSans(-Bold|Mono|Condensed)?|DejaVuSerif|NimbusSans-(Regular|Bold)'
    r'|NimbusSansNarrow-Regular|NimbusRoman-Regular|URWGothic-Book)\.(ttf|otf)$'
)


def main(web, system, out):
    fonts = f'{out}/fonts'
    os.makedirs(fonts, exist_ok=True)
    for name in WEB:
        for weight in (400, 700):
            packed = f'{web}/node_modules/@fontsource/{name}/files/{name}-latin-{weight}-normal.woff'
            if os.path.exists(packed):
                font = TTFont(packed)
                font.flavor = None
                font.save(f'{fonts}/{name}-{weight}.ttf')
    for folder, _, files in os.walk(system):
        for name in files:
            if SYSTEM.match(name):
                shutil.copy(f'{folder}/{name}', f'{fonts}/{name}')
    coverage = {}
    for name in sorted(os.listdir(fonts)):
        letters = TTFont(f'{fonts}/{name}', lazy=True).getBestCmap()
        coverage[name] = ''.join(sign for sign in [*LETTERS, *JOINED.values()] if ord(sign) in letters)
    with open(f'{out}/coverage.json', 'w', encoding='utf8') as file:
        json.dump(coverage, file, ensure_ascii=False)
    print(len(coverage), 'fonts')


if __name__ == '__main__':
    if sys.argv[1:] == ['--packages']:
        print(' '.join(f'@fontsource/{name}' for name in WEB))
    else:
        main(*sys.argv[1:])
