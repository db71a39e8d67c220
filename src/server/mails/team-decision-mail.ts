import { productName } from '../../contract/site.ts';
import type { TeamDecision } from '../../contract/team.ts';
import { defangText } from '../report/defang-text.ts';
import type { AnswerLanguage } from '../reports/types.ts';
import type { MailThread, MailWords } from './mail-words.ts';

type Answer = { language: AnswerLanguage; decision: TeamDecision; note: string; thread: MailThread };

/** The answer of a team to the people who reported a message. It repeats nothing of what was reported. */
export const teamDecisionMail = ({ language, decision, note, thread }: Answer): MailWords => {
  const { subject, names, sentences, toDo, theirNote, automatic } = words[language];
  return {
    ...{ language, thread },
    subject: subject(names[decision]),
    parts: [
      sentences[decision],
      toDo[decision],
      ...(note === '' ? [] : [theirNote, { quote: defangText(note) }]),
      { note: automatic },
    ],
  };
};

type Words = {
  subject: (name: string) => string;
  names: Record<TeamDecision, string>;
  sentences: Record<TeamDecision, string>;
  toDo: Record<TeamDecision, string>;
  theirNote: string;
  automatic: string;
};

const words: Record<AnswerLanguage, Words> = {
  en: {
    subject: (name) => `${name}: your team’s answer to your report`,
    names: { phishing: 'Phishing', spam: 'Spam', legitimate: 'Genuine', training: 'An exercise' },
    sentences: {
      phishing: 'Your team has looked at what you reported: it is phishing. Thank you for reporting it.',
      spam: 'Your team has looked at what you reported: it is unwanted advertising, and not phishing.',
      legitimate: 'Your team has looked at what you reported: it is genuine.',
      training:
        'Your team has looked at what you reported: it was an exercise, and you recognised it. Thank you.',
    },
    toDo: {
      phishing:
        'Delete it. If you have opened its link or file, typed a password or paid, tell your team now.',
      spam: 'You can delete it. Do not answer it.',
      legitimate: 'You can do what it asks.',
      training: 'You can delete it.',
    },
    theirNote: 'They write:',
    automatic: `Sent by ${productName} for your organisation. Nothing of what you reported is repeated here.`,
  },
  de: {
    subject: (name) => `${name}: Antwort Ihres Teams auf Ihre Meldung`,
    names: { phishing: 'Phishing', spam: 'Spam', legitimate: 'Echt', training: 'Eine Übung' },
    sentences: {
      phishing: 'Ihr Team hat Ihre Meldung geprüft: Es ist Phishing. Danke für die Meldung.',
      spam: 'Ihr Team hat Ihre Meldung geprüft: Es ist unerwünschte Werbung, aber kein Phishing.',
      legitimate: 'Ihr Team hat Ihre Meldung geprüft: Die Nachricht ist echt.',
      training: 'Ihr Team hat Ihre Meldung geprüft: Es war eine Übung, und Sie haben sie erkannt. Danke.',
    },
    toDo: {
      phishing:
        'Löschen Sie die Nachricht. Wenn Sie Link oder Datei geöffnet, ein Passwort eingegeben oder bezahlt haben, melden Sie sich jetzt bei Ihrem Team.',
      spam: 'Sie können die Nachricht löschen. Antworten Sie nicht darauf.',
      legitimate: 'Sie können tun, worum sie bittet.',
      training: 'Sie können die Nachricht löschen.',
    },
    theirNote: 'Ihr Team schreibt:',
    automatic: `Gesendet von ${productName} für Ihre Organisation. Nichts aus Ihrer Meldung wird hier wiederholt.`,
  },
  fr: {
    subject: (name) => `${name} : réponse de votre équipe à votre signalement`,
    names: {
      phishing: 'Hameçonnage',
      spam: 'Publicité indésirable',
      legitimate: 'Authentique',
      training: 'Un exercice',
    },
    sentences: {
      phishing:
        'Votre équipe a examiné votre signalement : c’est de l’hameçonnage. Merci de l’avoir signalé.',
      spam: 'Votre équipe a examiné votre signalement : c’est de la publicité indésirable, pas de l’hameçonnage.',
      legitimate: 'Votre équipe a examiné votre signalement : le message est authentique.',
      training:
        'Votre équipe a examiné votre signalement : c’était un exercice, et vous l’avez reconnu. Merci.',
    },
    toDo: {
      phishing:
        'Supprimez-le. Si vous avez ouvert son lien ou son fichier, saisi un mot de passe ou payé, prévenez votre équipe maintenant.',
      spam: 'Vous pouvez le supprimer. N’y répondez pas.',
      legitimate: 'Vous pouvez faire ce qu’il demande.',
      training: 'Vous pouvez le supprimer.',
    },
    theirNote: 'Votre équipe écrit :',
    automatic: `Envoyé par ${productName} pour votre organisation. Rien de votre signalement n’est répété ici.`,
  },
  es: {
    subject: (name) => `${name}: respuesta de su equipo a su aviso`,
    names: {
      phishing: 'Phishing',
      spam: 'Correo no deseado',
      legitimate: 'Auténtico',
      training: 'Un ejercicio',
    },
    sentences: {
      phishing: 'Su equipo ha revisado su aviso: es phishing. Gracias por avisar.',
      spam: 'Su equipo ha revisado su aviso: es publicidad no deseada, no phishing.',
      legitimate: 'Su equipo ha revisado su aviso: el mensaje es auténtico.',
      training: 'Su equipo ha revisado su aviso: era un ejercicio, y usted lo ha reconocido. Gracias.',
    },
    toDo: {
      phishing:
        'Bórrelo. Si ha abierto su enlace o archivo, escrito una contraseña o pagado, avise a su equipo ahora.',
      spam: 'Puede borrarlo. No lo responda.',
      legitimate: 'Puede hacer lo que pide.',
      training: 'Puede borrarlo.',
    },
    theirNote: 'Su equipo escribe:',
    automatic: `Enviado por ${productName} para su organización. Aquí no se repite nada de lo que usted envió.`,
  },
};
