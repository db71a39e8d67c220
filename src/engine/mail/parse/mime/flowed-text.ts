/** Lines that end in a space go on in the next one (RFC 3676). */
export const unflow = (text: string, isSpaceDeleted: boolean): string => {
  const pieces: string[] = [];
  const lines = text.split(/\r?\n/);
  lines.forEach((line, i) => {
    const plain = line.startsWith(' ') ? line.slice(1) : line;
    const goesOn = plain.endsWith(' ') && plain !== '-- ' && i < lines.length - 1;
    pieces.push(
      goesOn && isSpaceDeleted ? plain.slice(0, -1) : plain,
      goesOn || i === lines.length - 1 ? '' : '\n',
    );
  });
  return pieces.join('');
};
