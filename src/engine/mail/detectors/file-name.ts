import { replaceBidiControls } from '../../text/bidi-controls.ts';

/** A file name as it can be quoted in a sentence, with a visible mark where a control character reverses it. */
export const plainName = (name: string): string => replaceBidiControls(name, '▯');

/** Files that do something when opened. By hand from what Windows and macOS run on a double click. */
const runs =
  /\.(?:exe|scr|com|pif|bat|cmd|ps1|psm1|vbs|vbe|vb|js|jse|ws|wsc|wsf|wsh|sct|hta|msi|msp|mst|msc|msix|appx|application|appref-ms|cpl|dll|jar|jnlp|lnk|url|reg|rdp|scf|inf|chm|hlp|iso|img|vhd|vhdx|dmg|pkg|app|apk|command|sh|pyw|one|xll|iqy|slk|ppam|xlam|library-ms|search-ms|settingcontent-ms|diagcab|gadget|website|desktop)$/i;

/** Windows drops dots and spaces at the end of a name, and then runs what is left. */
export const isRun = (name: string) => runs.test(name.replace(/[\s.]{1,300}$/, ''));
