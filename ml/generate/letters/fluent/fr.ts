import { letters } from '../../letter.ts';

/** Calm and faultless French, for both sides. */
export const frPolished = letters(
  'fr',
  `
@ polished-supplier-account legit=business_correspondence lure=bec_payment from=supplier personal fluent file=pdf trap=pdf
# [Facture {order}|Nos coordonnées bancaires|Re : facture {order}]
[Je vous remercie de la qualité de nos échanges ces derniers mois.|J'espère que la livraison vous a donné satisfaction.] [Avant votre prochain règlement, permettez-moi une précision.|Un point de comptabilité avant la fin du mois.]
! [Notre compte habituel faisant l'objet d'un audit|À la suite d'un changement d'établissement], la facture {order} de {large} est à régler sur {iban}, [au nom de {company}|bénéficiaire {company}]. [Notre standard étant en cours de migration, une simple réponse à ce message suffira.|Merci de me confirmer la prise en compte par retour.]
+ [Vous trouverez ci-joint la facture {order} de {large} ; nos coordonnées bancaires restent inchangées.|Nous changeons de banque en {month}. Le nouveau RIB vous parviendra par courrier ; appelez-nous au numéro que vous connaissez avant toute modification.] [Nous n'annonçons jamais un changement de compte par simple courriel.|En cas de doute, un appel suffit.]
[Je reste à votre disposition.|]

@ polished-rental legit=personal_correspondence lure=advance_fee from=person personal fluent
# [Votre demande pour l'appartement|Location {street}|Re : votre visite]
[Merci de votre message et de l'intérêt que vous portez à l'appartement.|Je suis heureuse que l'annonce vous plaise.] Il est toujours libre [à partir du {due}|], [calme et lumineux|avec une petite terrasse].
! [Étant en mission à l'étranger, je ne peux organiser de visite|Plusieurs dossiers étant en attente], je vous propose de le réserver par un virement de {sizeable} sur {iban}. [Les clés vous seront remises par transporteur dès réception.|La somme est intégralement remboursable.] [Une copie de votre pièce d'identité complétera le bail.|]
+ [Je vous propose une visite le {due} à {time}.|Ma voisine {first2} pourra vous ouvrir le {due}.] [Aucun versement n'est demandé avant la signature du bail.|Le dépôt de garantie se règle à la remise des clés, sur place.]
[Dans l'attente de votre réponse.|]

@ polished-refund legit=tax_notice lure=tax_refund from=health fluent
# [Votre dossier de remboursement|Votre décompte de {month}|Étude de votre dossier terminée]
[L'étude de votre dossier pour l'année {year} est terminée.|Nous vous remercions des pièces transmises.] [Aucun autre document n'est nécessaire.|]
! [Un remboursement de {amount} vous est dû. Afin de le percevoir avant le {due}, nous vous invitons à confirmer la carte à créditer.|Votre compte bancaire n'étant plus valide, merci d'indiquer vos coordonnées pour recevoir {amount}.]
! > [Percevoir le remboursement|Compléter mon dossier]
+ [Le décompte est disponible dans votre espace personnel, auquel vous accédez comme d'habitude ; ce message ne comporte aucun lien.|Le relevé vous sera adressé par courrier.] [Le versement est automatique, sur le compte déjà enregistré.|Vous n'avez aucune démarche à faire.]

@ polished-child legit=personal_correspondence lure=relative_request from=friend personal greet=none unsigned chat fluent
# [Nouveau numéro|Message]
Coucou [maman|papa|mamie], [mon téléphone est tombé dans l'eau, voici mon numéro provisoire|j'ai changé de téléphone, enregistre ce numéro]. [Tout va bien, ne t'inquiète pas.|]
! [Petit souci : je n'ai plus accès à ma banque pendant deux jours et je dois régler {sizeable} aujourd'hui.|J'ai une facture de {sizeable} à payer ce soir et l'application est bloquée.] Tu pourrais faire le virement pour moi ? [IBAN {iban}, au nom de {company}.|Je t'envoie les coordonnées.] Je te rembourse le {due}.
+ [J'arrive le {due} vers {time}, j'apporte le dessert ?|Appelle-moi ce soir, tu entendras bien que c'est moi.] [{first2} t'embrasse.|Les enfants ont hâte.]

@ polished-training legit=business_correspondence lure=investment from=person personal fluent
# [Votre épargne en {year}|Suite à notre échange|Une question de patience]
[Beaucoup de nos clients souhaitent protéger leur épargne de l'inflation.|Je fais suite à votre demande d'information.] [Nous préférons expliquer avant de conseiller.|]
! [Notre livret privilégié offre {n},5 % par mois, capital garanti, sous réserve d'un versement de {large} avant le {due}.|Nos membres suivent chaque jour leurs gains sur leur tableau de bord, dès {amount} de dépôt.]
! > [Ouvrir mon espace investisseur|Réserver ma place]
+ [Les rendements passés ne préjugent pas des rendements futurs, et une perte en capital est possible.|Nous n'acceptons ni fonds ni ordres par courriel.] [Notre immatriculation figure au registre public ; vous pouvez aussi prendre rendez-vous à l'agence.|]
+?> [Lire notre lettre trimestrielle]

@ polished-notes legit=document_share lure=document_share from=saas fluent
# [Compte rendu de la réunion du {date}|Enregistrement disponible|Notes partagées par {first2} {last2}]
[Le compte rendu de votre réunion du {date} est prêt.|{first2} {last2} a partagé la synthèse avec les participants.] [Il comporte {n} décisions, dont une vous concerne.|]
> [Ouvrir le compte rendu|Voir les notes]
! [Par souci de confidentialité, identifiez-vous avec l'adresse et le mot de passe de votre messagerie.|La partie relative au personnel s'affiche après connexion avec votre messagerie.]
+ [Vous le retrouverez également dans l'invitation de votre agenda.|Seules les personnes invitées peuvent l'ouvrir dans l'espace commun.]

@ polished-transfer-honest legit=bank_alert from=bank fluent
# [Votre virement du {date}|Confirmation de votre virement]
Nous vous remercions de votre confiance. Un virement de {large} en faveur de {first2} {last2} a été exécuté le {date}. [Son montant étant supérieur à vos habitudes, nous vous en informons.|Vous avez vous-même activé cette alerte.]
[Si vous en êtes à l'origine, aucune action n'est requise. Sinon, appelez-nous au numéro figurant au dos de votre carte.|Le détail figure dans l'application que vous utilisez déjà.]
> [Voir l'opération|Accéder à mes comptes]

@ polished-executive legit=business_correspondence lure=bec_payment from=boss personal greet=informal fluent
# [Le dossier {company}|Un point pour cette semaine|Confidentiel : {company}]
[Merci de tenir la maison pendant mon déplacement.|Votre synthèse d'hier m'a été très utile.] [Les discussions avec {company} avancent bien.|Nous sommes proches d'une signature avec {company}.]
! [Le cabinet demande que l'acompte de {large} soit versé aujourd'hui.|Il faudrait virer {large} avant {time} pour garder notre place.] Je vous transmets le RIB dès que vous me confirmez votre disponibilité. [Cela doit rester entre nous jusqu'à l'annonce.|Je régulariserai les signatures à mon retour.]
+ [Pourriez-vous réserver une demi-heure le {due} pour revoir les chiffres ?|Merci de transmettre le projet à {first2} et au service juridique, selon la procédure habituelle.] [Aucun règlement avant les deux signatures, comme toujours.|Rien d'urgent.]

@ polished-marketplace legit=personal_correspondence lure=parcel_fee from=person personal greet=none chat unsigned fluent
# [Votre annonce : {good}|À propos de l'annonce]
[Bonjour, l'article « {good} » est-il toujours disponible ?|Bonjour, votre annonce pour {good} m'intéresse.] [Les photos sont très belles.|Le prix me convient.]
! [J'habite un peu loin : j'ai déjà payé par le service de livraison, il vous suffit d'indiquer votre carte ici pour recevoir {amount} : {url}|Mon transporteur passe et règle ; acceptez le paiement sur {url} en choisissant votre banque.]
+ [Je peux passer le {due} après le travail et payer en espèces.|Si vous préférez, gardons le paiement dans l'application.] [Est-ce que {time} vous irait ?|]
`,
);
