import { destinationDetector } from './define.ts';

/** Files that run when opened. Installers on an established site are how software is distributed. */
export const pathDangerousFile = destinationDetector({
  id: 'path-dangerous-file',
  title: 'Link downloads a file that can run',
  points: 30,
  severity: 'high',
  icon: 'Ban',
  recommendation: 'Do not open the file. Get software only from its maker’s own site or your app store.',
  find: ({ url, isEstablished }) => {
    const name = url.segments.at(-1) ?? '';
    const kind =
      /\.(exe|msi|scr|pif|com|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|iso|img|jar|apk|dll|reg|cpl|chm|xll|one|appx|msix|scf|url)$/i
        .exec(name)?.[1]
        ?.toLowerCase();
    if (
      !kind ||
      url.segments.length === 0 ||
      (kind === 'js' && !/\.(?:docx?|xlsx?|pptx?|jpe?g|png)\.js$/i.test(name)) ||
      (kind === 'com' && !/\.\w{2,4}\.com$/i.test(name))
    )
      return [];
    const isDouble = /\.(?:pdf|docx?|xlsx?|jpe?g|png|txt|zip|mp4)\.\w{2,4}$/i.test(name);
    const isScript = /^(?:scr|pif|vbs|vbe|jse|wsf|hta|lnk|cpl|chm|xll|scf|ps1|bat|cmd|reg|url)$/.test(kind);
    const isDisguised = /\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|txt|zip|mp[34])(?:\.\w{1,4}){1,3}$/i.test(
      name,
    );
    return isEstablished && !isDouble ? [] : [{ name, kind, isScript, isDouble, isDisguised }];
  },
  weigh: ({ isScript, isDouble }) => (isDouble || isScript ? 30 : 10),
  certainty: ({ isScript, isDisguised }) => (isDisguised ? 'proof' : isScript ? 'strong' : 'weak'),
  describe: ({ name, kind }) =>
    `"${name.slice(0, 60)}" is a .${kind} file, which runs as a program when it is opened.`,
});
