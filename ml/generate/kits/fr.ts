import { type Kit, list } from './kit.ts';

export const fr: Kit = {
  language: 'fr',
  first: list(
    'Camille; Julien; Nadia; Thomas; Élodie; Karim; Sophie; Antoine; Claire; Mathieu; Inès; Bruno; Lucie; Hugo; Manon; Fabrice; Aurélie; Rémi; Chantal; Yann',
  ),
  last: list(
    'Morel; Lefèvre; Benali; Garnier; Rousseau; Chevalier; Perrin; Caron; Fontaine; Gauthier; Lambert; Mercier; Dupuis; Renaud; Colin; Barbier; Noël; Picard; Vidal; Leroux',
  ),
  cities: list(
    'Lyon; Nantes; Lille; Rennes; Grenoble; Liège; Genève; Tours; Dijon; Namur; Angers; Québec; Metz; Brest',
  ),
  streets: list(
    'rue des Lilas; avenue de la Gare; rue du Moulin; place du Marché; rue Victor Hugo; quai des Tanneurs; chemin Vert; rue de la République; boulevard Voltaire',
  ),
  businesses: list(
    'Boulangerie {last}; Garage {last}; Cabinet dentaire {last}; Librairie {word}; {last} & Associés; {word} Torréfaction; Les Vélos de {city}; {word} Logiciels; Menuiserie {last}; {word} Voyages; Jardinerie {last}; Mairie de {city}; Association {word}; {word} Hébergement; Plomberie {last}; Domaine {last}; {word} Conseil; Théâtre de {city}; Agence immobilière {last}',
  ),
  endings: list('fr; fr; fr; fr; com; com; be; ch; net; eu; org'),
  freemail: list('gmail.com; orange.fr; free.fr; laposte.net; outlook.fr; hotmail.fr; sfr.fr; yahoo.fr'),
  formal: list(
    'Bonjour {first} {last},; Bonjour,; Madame, Monsieur,; Cher client,; Chère cliente, cher client,; Bonjour {first},; Cher(e) abonné(e),',
  ),
  informal: list(
    'Salut {first},; Bonjour {first},; Coucou {first},; Bonjour à tous,; Hello {first},; Bonjour,',
  ),
  closings: list(
    'Cordialement,; Bien cordialement,; Sincères salutations,; Bien à vous,; À bientôt,; Nous vous remercions de votre confiance.',
  ),
  casualClosings: list('À plus,; Merci !; Bises; Bonne journée,; À bientôt,; Merci d’avance'),
  teams: list(
    'L’équipe {brand}; {brand}; Le service client {brand}; Votre conseiller {brand}; {first2} de {brand}',
  ),
  automatic: list(
    'Ceci est un message automatique, merci de ne pas y répondre.; Merci de ne pas répondre à cet e-mail.; Ce message a été envoyé automatiquement.; Cette adresse ne reçoit pas de réponses.',
  ),
  help: list(
    'Une question ? [Notre service client est à votre écoute|Consultez notre centre d’aide|Répondez simplement à cet e-mail].; Besoin d’aide ? Appelez-nous au {phone}.; Nos conseillers vous répondent du lundi au vendredi de 9 h à 18 h.',
  ),
  why: list(
    'Vous recevez cet e-mail car vous avez un compte chez {brand}.; Ce message a été envoyé à {email}.; Vous recevez ce message de service quelles que soient vos préférences.; Vous êtes inscrit(e) sur {domain}.',
  ),
  unsubscribe: '[Se désabonner|Se désinscrire|Gérer mes préférences|Me désinscrire de cette liste]',
  browser: '[Voir dans le navigateur|Version en ligne|Afficher cet e-mail en ligne]',
  privacy: '[Confidentialité|Politique de confidentialité|Données personnelles]',
  terms: '[Mentions légales|Conditions générales|CGV]',
  contact: '[Nous contacter|Aide|Service client|Centre d’aide]',
  months: list(
    'janvier; février; mars; avril; mai; juin; juillet; août; septembre; octobre; novembre; décembre',
  ),
  dates: list('{d} {month} {y}; {d}/{m}/{y}; {d} {month}; le {d}/{m}'),
  phones: list('01 ## ## ## ##; 09 69 ## ## ##; +33 4 ## ## ## ##; 0 800 ## ## ##; +32 2 ### ## ##'),
  money: '{amount} €',
  decimal: ',',
  goods: list(
    'Chemise en lin, bleu; Perceuse sans fil 18V; Lot de 4 tasses; Chaussures de course 42; Casque sans fil; Café en grains bio 1 kg; Lampe de bureau; Veste de pluie; Poêle en fonte; Chargeur USB-C; Abonnement annuel; Parure de lit; Tuyau d’arrosage 20 m; Puzzle en bois; Carnet A5; Sac à dos 22 L',
  ),
  stories: [
    [
      'Nouveaux horaires à partir du {date}',
      'Nous vous accueillons désormais [jusqu’à 20 h le jeudi|aussi le samedi|une heure plus tôt].',
    ],
    [
      'Cinq idées pour [un week-end pluvieux|les longues soirées|le jardin]',
      'Notre sélection, [testée par l’équipe|pour tous les budgets|du plus simple au plus ambitieux].',
    ],
    [
      'Atelier : [faire son pain|réparer son vélo|un balcon fleuri]',
      'Douze places seulement, [les adhérents d’abord|matériel fourni].',
    ],
    [
      'Rencontre avec {first2}',
      'Depuis [six|neuf|onze] ans dans la maison et toujours [la première arrivée|à vélo].',
    ],
    [
      'Les chiffres de {month}',
      'Les ventes sont [en hausse|stables|en léger recul], les prix de l’énergie [baissent|remontent].',
    ],
    [
      'Question de lecteur : [combien de temps ça se garde ?|faut-il réparer ?]',
      'Réponse courte : [cela dépend|plus longtemps qu’on ne croit]. La longue est sur notre blog.',
    ],
  ],
  offer: list(
    '-{percent} sur {good}; {good} à {amount}; De retour : {good}; Adhérents : {good} à {amount2}; Dernières pièces : {good}',
  ),
  roles: list(
    'Comptabilité; Direction générale; Responsable commercial; Chef de projet; Ressources humaines; Support informatique; Assistante de direction',
  ),
};
