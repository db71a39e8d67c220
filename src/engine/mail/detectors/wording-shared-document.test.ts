import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingSharedDocument } from './wording-shared-document.ts';

describe('wording-shared-document', () => {
  it.each([
    [
      'a file behind a link',
      { text: 'John has shared a secure document with you via OneDrive. View document' },
    ],
    ['a signature', { text: 'You have received a new secured document that requires your signature.' }],
    ['German', { text: 'Frau Keller hat ein Dokument mit Ihnen geteilt. Dokument ansehen' }],
    ['Portuguese', { text: 'Maria compartilhou um documento com você. Visualizar o documento aqui.' }],
    ['Spanish', { text: 'Juan ha compartido un documento con usted. Ver el documento aquí.' }],
    ['French', { text: 'Anne a partagé un document avec vous. Consulter le document ici.' }],
    ['Italian', { text: 'Luca ha condiviso un documento con te. Visualizza il documento qui.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingSharedDocument.run(await mailCaseOf(mail))).toMatchObject({
      type: 'wording-shared-document',
    });
  });

  it.each([
    ['notes by mail', { text: 'Here are my notes from the meeting, the slides follow tomorrow.' }],
    ['a file name in a patch', { text: 'The function reads the file and closes the handle.' }],
    ['a petition', { text: 'We are still short of 200 names, will you add yours?' }],
    ['German', { text: 'Die Unterlagen bringe ich morgen ins Büro mit.' }],
    ['Portuguese', { text: 'Levo os papéis amanhã para a reunião.' }],
    ['Spanish', { text: 'Mañana te llevo los papeles.' }],
    ['French', { text: 'J’apporte les papiers demain.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingSharedDocument.run(await mailCaseOf(mail))).toBeNull();
  });
});
