"""The letters the line reader knows: those on screens in Europe's Latin alphabets. Class 0 is the blank of CTC."""

LETTERS = (
    [chr(c) for c in range(32, 127)]
    + list('ÄÖÜäöüß')
    + list('ÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåæçèéêëìíîïñòóôõøùúûýÿ')
    + list('ĄĆĘŁŃŚŹŻąćęłńśźż')
    + list('ČĎĚŇŘŠŤŮŽčďěňřšťůž')
    + list('ĞİŞğışŒœ')
    + list('€£¥§©®™°·•…–—‘’“”„«»‹›×→←✓¿¡ªº')
)
CLASS_OF = {letter: i + 1 for i, letter in enumerate(LETTERS)}
CLASSES = len(LETTERS) + 1

# Drawn as one sign by many fonts, and read as two letters.
JOINED = {'fi': 'ﬁ', 'fl': 'ﬂ'}
