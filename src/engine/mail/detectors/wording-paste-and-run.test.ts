import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingPasteAndRun } from './wording-paste-and-run.ts';

describe('wording-paste-and-run', () => {
  it.each([
    [
      'the run box',
      { text: 'Press Windows + R, paste the command with Ctrl + V and press Enter to verify you are human.' },
    ],
    ['a shell', { text: 'Open PowerShell and paste the following command, then press Enter.' }],
    ['German', { text: 'Drücken Sie die Windows-Taste + R und fügen Sie den Text in Ausführen ein.' }],
    ['Portuguese', { text: 'Pressione a tecla Windows + R, cole em Executar e pressione Enter.' }],
    ['Spanish', { text: 'Presione Windows + R y pegue el texto en Ejecutar, luego pulse Intro.' }],
    ['French', { text: 'Appuyez sur la touche Windows + R, collez dans Exécuter puis appuyez sur Entrée.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingPasteAndRun.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-paste-and-run' });
  });

  it.each([
    ['a colleague’s hint', { text: 'Open a terminal and run npm install before you start the server.' }],
    ['a patch', { text: 'The script copies the file into the build folder and runs the tests.' }],
    ['a shortcut of an editor', { text: 'Use Ctrl + S to save the file.' }],
    ['German', { text: 'Öffnen Sie die App und tippen Sie auf Einstellungen.' }],
    ['Portuguese', { text: 'Abra o aplicativo e toque em Configurações.' }],
    ['French', { text: 'Ouvrez l’application puis touchez Réglages.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingPasteAndRun.run(await mailCaseOf(mail))).toBeNull();
  });
});
