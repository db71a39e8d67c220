import { productName } from '../../../contract/site.ts';
import type { ReportWords } from './report-words.ts';

export const french: ReportWords = {
  subject: (verdict) => `${verdict} : notre réponse à votre signalement`,
  subjectWithoutVerdict: 'Pas de verdict : notre réponse à votre signalement',
  verdicts: {
    phishing: 'Hameçonnage',
    suspicious: 'Suspect',
    inconclusive: 'Non concluant',
    safe: 'Sans danger',
  },
  sentences: {
    phishing: 'Ce que vous nous avez envoyé est très probablement de l’hameçonnage.',
    suspicious: 'Certains détails de ce que vous nous avez envoyé ne concordent pas.',
    inconclusive:
      'Nous n’avons trouvé aucun signe d’alerte net, mais rien non plus qui prouve que c’est authentique.',
    safe: 'Rien dans ce que vous nous avez envoyé ne ressemble à de l’hameçonnage.',
  },
  signs: {
    imitation: 'Il imite une entreprise connue.',
    sender: 'L’expéditeur n’est pas celui qu’il prétend être, ou rien ne le prouve.',
    link: 'Un lien mène ailleurs qu’il ne semble.',
    attachment: 'Une pièce jointe peut être dangereuse.',
    known: 'Le contenu ou sa destination est connu pour l’hameçonnage, ou très récent.',
    disguise: 'Quelque chose est caché ou déguisé pour échapper aux filtres et aux lecteurs.',
    asks: 'Il demande des secrets, de l’argent ou un accès.',
    wording: 'Il use de pression ou d’appâts typiques de l’hameçonnage.',
    other: 'Dans l’ensemble, il ressemble à de l’hameçonnage connu.',
  },
  firstDo: 'Que faire d’abord :',
  toDo: {
    phishing:
      'N’ouvrez ni liens ni fichiers, ne répondez pas et ne payez pas. Si vous y avez saisi un mot de passe, changez-le maintenant sur le vrai site.',
    suspicious:
      'Ne faites rien de ce qui est demandé avant d’avoir interrogé l’expéditeur à un numéro ou une adresse que vous aviez déjà.',
    inconclusive:
      'Si l’on vous demande quelque chose, vérifiez auprès de l’expéditeur à un numéro ou une adresse que vous aviez déjà.',
    safe: 'Rien. Si l’on vous demande malgré tout un mot de passe ou de l’argent, vérifiez d’abord auprès de l’expéditeur.',
  },
  score: (score) => `${score} sur 100`,
  items: {
    attached: 'Message joint',
    inline: 'Message transféré',
    text: 'Texte',
    link: 'Lien',
    picture: 'Image',
  },
  fullResult: 'Le résultat complet, pour vous seul :',
  inHistory: `Vous trouverez le résultat complet dans votre historique sur ${productName}.`,
  left: (count) =>
    count === 1
      ? 'Un autre élément de votre envoi n’a pas été jugé : envoyez-le séparément, ou demain.'
      : `${count} autres éléments de votre envoi n’ont pas été jugés : envoyez-les séparément, ou demain.`,
  nothing: {
    empty: [
      'Merci pour votre signalement. Nous n’y avons rien trouvé à juger : ni message, ni lien, ni image.',
      'Veuillez transférer le message suspect en pièce jointe, ou envoyer une capture d’écran ou son lien.',
    ],
    encrypted: [
      'Merci pour votre signalement. Votre message est chiffré : nous ne pouvons pas lire ce que vous avez transféré.',
      'Veuillez transférer de nouveau le message suspect sans chiffrement.',
    ],
    nested: [
      'Merci pour votre signalement. Le message est contenu dans tant d’autres que nous ne l’avons pas ouvert.',
      'Veuillez transférer le message suspect lui-même en pièce jointe.',
    ],
    unreadable: [
      'Merci pour votre signalement. Ce que vous avez envoyé n’a pas pu être lu : c’est endommagé, trop volumineux, ou fait pour bloquer les lecteurs de courrier. C’est déjà une raison de ne pas l’ouvrir.',
      'Veuillez en envoyer une capture d’écran, ou le lien.',
    ],
    limit: [
      'Merci pour votre signalement. Vos vérifications du jour sont épuisées : nous ne l’avons pas jugé.',
      'D’ici là, n’ouvrez ni ses liens ni ses fichiers. Veuillez le renvoyer demain.',
    ],
  },
  automatic: `Réponse automatique de ${productName} à votre envoi. Rien de ce que vous avez transféré n’est repris ici.`,
};
