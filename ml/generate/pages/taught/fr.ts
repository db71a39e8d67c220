// Long because it is a table: wordings of one language.
import { taught } from './taught.ts';

export const frTaught = taught('fr', {
  screens: `
@ banque-rappel lure=smishing_bank from=bank as=sms,chat
[{brand} :|Service fraude {brand} :] [un achat de {amount} chez {company} est en attente|un virement de {large} part de votre compte]. [Pour l’arrêter, appelez tout de suite le|Ce n’est pas vous ? Contactez un conseiller au] {phone}
?[Gardez sous la main le code que vous allez recevoir.|N’en parlez pas à votre agence, une enquête est en cours.]

@ coursier-carte lure=remote_access from=bank as=chat,sms
[Bonjour, {first2} {last2} du service sécurité de {brand}.|Ici la cellule antifraude.] [Quelqu’un paie avec votre carte en ce moment à {city}.|Votre épargne n’est plus protégée.]
[Mon Dieu, que dois-je faire ?|Ce n’est pas moi !]
[Coupez la carte sans abîmer la puce, notre coursier passe la chercher.|Validez l’opération dans l’application pour l’annuler.|Installez AnyDesk et lisez-moi les neuf chiffres.|Mettez l’argent à l’abri sur le compte {iban}.]

@ code-ami lure=code_theft from=friend as=chat,sms
[Coucou, je t’ai envoyé six chiffres par erreur|Salut {first}, je t’ajoute au groupe des voisins]. [Tu peux me transférer le numéro reçu par SMS ?|Un code va arriver, renvoie-le-moi vite.]
?[C’est quoi ce code ?|J’ai reçu un message de WhatsApp]
[Oui celui-là, il expire dans deux minutes|Ne fais pas attention à l’avertissement]

@ livreur-code lure=code_theft from=parcel as=sms,chat
[Bonjour, c’est le livreur {brand}, votre colis ne rentre pas dans la boîte.|Je suis devant chez vous avec le paquet.]
[Donnez-moi le code que vous venez de recevoir pour valider la remise.|Il me faut les chiffres du SMS, sinon il repart au dépôt.]

@ patron-chat lure=gift_cards from=boss as=chat,sms
[{first}, c’est {me}, nouveau numéro.|Bonjour {first}, {me}. Vous êtes au bureau ?] [Je suis avec les auditeurs, je ne peux pas parler.|Cela doit rester entre nous.]
[Oui, dites-moi|Bien sûr]
[Achetez {n} cartes cadeaux de {amount} et envoyez-moi la photo des codes.|Un virement de {large} doit partir avant midi, je vous donne le compte.] [Avancez la somme, on vous rembourse le {due}.|N’en parlez à personne.]

@ enfant-facture lure=smishing_family from=friend as=sms,chat
[Coucou maman, mon téléphone est tombé dans l’eau, voici mon nouveau numéro|Papa c’est moi, efface l’ancien numéro].
?[Oh non, ça va ?|C’est qui ?]
[Je n’ai plus accès à ma banque et je dois régler {sizeable} aujourd’hui|J’ai une facture urgente]. [Tu peux la payer pour moi ? Je te rends ça demain|Je t’envoie le RIB, fais un virement instantané]

@ ami-bloque lure=smishing_family from=friend as=chat
[Tu es là ? J’ai vraiment honte de demander|Je suis coincé à {city}], [on m’a volé mon sac|le garage garde la voiture].
[Tu peux me prêter {sizeable} jusqu’à lundi ?|Achète-moi des recharges PCS ou Transcash et envoie les codes.] [N’appelle pas, je n’ai plus de batterie|Ne dis rien à ma mère]

@ stationnement lure=qr_prompt from=toll as=bare,document
[Stationnement : paiement par téléphone uniquement|Horodateur hors service]
[Scannez, saisissez votre plaque puis votre carte bancaire.|Scannez le code et entrez le numéro, la date et le cryptogramme.]
?[Sans paiement, mise en fourrière.]

@ courrier-banque lure=qr_prompt from=bank as=document,bare
[Votre clé de sécurité expire le {due}|Mise à jour obligatoire de votre application]
[Scannez le carré et connectez-vous avec votre identifiant et votre code secret.|Flashez le code et confirmez vos informations.]
[Passé ce délai, l’accès sera bloqué.|La réactivation coûte {fee}.]

@ ordinateur lure=fake_support from=security as=dialog,web
[VOTRE ORDINATEUR A ÉTÉ BLOQUÉ|Centre de sécurité : menace grave|Erreur système {nnn}]
[Un logiciel espion lit vos mots de passe.|Le disque sera effacé dans cinq minutes.]
[N’éteignez pas et appelez l’assistance :|Numéro gratuit :] {phone}
& [Annuler] ;; [Appeler]

@ cpf lure=smishing_tax from=tax as=sms
[{brand} :|Info :] [il vous reste {large} de droits à la formation|votre remboursement de {amount} n’a pas pu être versé]. [Réclamez-le avant le {due}|Indiquez votre carte pour le recevoir] : {url}

@ vitale lure=credential_form from=health as=sms,web
[{brand} :|Assurance maladie :] [votre nouvelle carte est disponible|votre carte n’est plus valable]. [Remplissez le formulaire et réglez {small} d’envoi|Confirmez votre adresse et votre carte bancaire] : {url}

@ vignette lure=smishing_toll from=toll as=sms
[{brand} :|Antai :] [amende de {fee} impayée, dossier {order}|votre véhicule n’a pas de vignette]. [Réglez avant majoration à {amount}|Évitez les poursuites] : {url}

@ fichier lure=document_wall from=documents as=web,dialog
[{first2} {last2} vous a envoyé « Facture {month}.pdf »|Télécopie sécurisée, {n} pages]
[Choisissez votre messagerie et saisissez votre mot de passe pour l’ouvrir.|Aperçu flouté : connectez-vous avec votre compte professionnel.]
& Outlook ;; Orange ;; Gmail ;; E-mail ;; Mot de passe ;; [Ouvrir]

@ annonce lure=marketplace from=stranger as=chat
[Bonjour, {good} est disponible ? Je le prends.|J’ai déjà payé par la livraison {brand}.]
[Ouvrez le lien et entrez la carte sur laquelle vous voulez être payé|Ils demandent le solde de la carte, c’est normal] : {url}
?[Vous avez reçu le code par SMS ?]

@ location lure=marketplace from=stranger as=chat,bare
[L’appartement {street} est libre, loyer {amount} charges comprises.|Je suis à l’étranger et ne peux pas faire visiter.]
[Envoyez la caution de {large} par mandat, les clés arrivent par transporteur.|Il me faut une copie de votre pièce d’identité et des coupons de recharge.]

@ code-vrai legit=one_time_code from=bank as=sms
[{code} est votre code {brand}.|Code {code} pour valider {amount} chez {company}.|Saisissez {code} pour vous connecter.] [Ne le donnez à personne, même pas à nous.|Valable {n} minutes.|Vous n’avez rien demandé ? Appelez votre banque.]

@ compte-info legit=bank_alert from=bank as=sms,app
[{brand} :|] [virement reçu : {large}|prélèvement de {amount} par {company}|votre nouvelle carte arrive par courrier|solde inférieur à {amount}]. [Rien à faire.|Détails dans l’application.]

@ valider legit=payment_approval from=bank as=app,dialog
[Valider ce paiement ?|Confirmer la connexion|Opération en attente]
& {company} ;; {amount} ;; {date} {time} ;; Carte {last4}
& [Valider] ;; [Refuser]
?[Validez seulement si vous êtes à l’origine de l’opération.]

@ connexion legit=sign_in from=account as=web,app
[Se connecter|Bon retour|Saisissez votre mot de passe]
& [Adresse e-mail|Identifiant|Numéro client] ;; Mot de passe ;; [Continuer|Connexion]
* Mot de passe oublié ? ;; Créer un compte ;; Rester connecté ;; Clé d’accès ;; Aide ;; Mentions légales

@ second-facteur legit=sign_in from=saas as=web,app
[Saisissez le code|Vérification en deux étapes]
[Nous avons envoyé un code à {email}.|Ouvrez votre application d’authentification.]
& Code ;; [Vérifier] ;; [Renvoyer]
* Autre méthode ;; Faire confiance à cet appareil ;; Retour

@ autoriser legit=app_dialog from=saas as=dialog
[« {brand} » souhaite accéder à l’appareil photo|{host} veut envoyer des notifications|Enregistrer les modifications de {month}.docx ?|Vider la corbeille ?]
[Pour numériser vos justificatifs.|Cette action est irréversible.|Sinon vos changements seront perdus.]
& [Autoriser|Enregistrer|OK] ;; [Refuser|Annuler|Plus tard]

@ traceurs legit=cookie_banner from=small as=web,dialog
[Le respect de votre vie privée|Nous utilisons des cookies]
[Avec nos {nnn} partenaires, nous stockons des informations sur votre appareil.|Les cookies nécessaires sont toujours actifs.]
& [Tout accepter] ;; [Continuer sans accepter] ;; [Paramétrer]

@ analyse legit=security_status from=security as=app,dialog
[Analyse terminée|Aucune menace trouvée|Site dangereux bloqué]
[{nnn}{nnn} fichiers vérifiés en {nn} minutes.|Le fichier a été mis en quarantaine, vous n’avez rien à faire.]
* Protection en temps réel ;; Pare-feu activé ;; Historique ;; Analyse rapide ;; À jour

@ famille legit=friends_chat from=friend as=chat,sms
[Tu prends du pain ?|Qui va chercher {first2} ?|Tu peux arroser les plantes le {due} ?]
[Oui, autre chose ?|Moi à {time}|La clé au même endroit ?]
[Merci, à ce soir|Mamie appelle à huit heures|Bisous]

@ partage legit=friends_chat from=friend as=chat
[Les billets ont coûté {amount}, donc {fee} chacun|Tu me dois {small} pour la pizza]
[Je viens de te l’envoyer|Demain en liquide ?]
[Merci, pas pressé|Parfait]

@ vrai-numero legit=friends_chat from=friend as=chat,sms
[Salut, c’est {first2} de la chorale, j’ai changé d’opérateur, voici mon numéro.|Nouveau portable, {first2} {last2}.]
[C’est noté, je t’appelle ce soir|Merci, à {due}]

@ collegues legit=work_chat from=colleague as=chat,web
[Bonjour, tu es sur place aujourd’hui ?|{first}, la réunion passe à {time}|Vous pouvez m’envoyer les chiffres de {month} ?]
[À partir de dix heures|Merci, noté|Avant midi]
[Je fais le compte rendu|On déjeune ensemble ?]

@ colis-vrai legit=parcel_notice from=parcel as=sms,app
[{brand} :|] [votre colis vous attend au relais {street} {nn}|livraison aujourd’hui entre {n} h et {nn} h|déposé chez votre voisin|reporté au {due} à cause de la neige]. [Munissez-vous d’une pièce d’identité.|Vous avez {n} jours.|Aucun frais.]

@ coiffeur legit=appointment from=small as=sms
[{company} :|Bonjour {first},] [votre voiture est prête|vos lunettes sont arrivées|table pour {n} réservée|rendez-vous le {due} à {time}]. [Un empêchement ? {phone}|À bientôt.]

@ carte-resto legit=menu_card from=small as=bare,document
[La carte|Formule du midi|Table {nn}]
[Flashez pour voir les plats et les allergènes.|Commande au comptoir.]
* Soupe à l’oignon {small} ;; Bavette frites {fee} ;; Tarte aux pommes {small2} ;; Café {small3}

@ wifi-hotel legit=qr_prompt from=travel as=bare,document
[Wi-Fi clients|Audioguide|Votre billet]
[Scannez pour vous connecter. Mot de passe : {password}|Écoutez gratuitement sur votre téléphone.|Présentez ce code à l’entrée.]

@ alerte-arnaque legit=phishing_warning from=bank as=web,app
[Attention aux faux conseillers|Les arnaques du moment]
[Un escroc vous dit que votre argent est en danger ou envoie un coursier.|Les messages « maman, nouveau numéro » se multiplient.]
[Nous ne demandons jamais vos codes. Raccrochez.|Rappelez au numéro inscrit sur votre carte.]

@ trois-d legit=payment_approval from=card as=web,dialog
[Authentification de votre achat|Paiement sécurisé|Vérification]
& Marchand {company} ;; Montant {amount} ;; Date {date} ;; Carte •••• {last4}
[Un code vous a été envoyé par SMS.|Validez dans votre application bancaire, puis revenez ici.]
& Code ;; [Valider] ;; [Renvoyer] ;; [Annuler]

@ panier legit=checkout from=shop as=web,app
[Votre panier ({n})|Livraison et paiement|Récapitulatif]
& {good} {amount} ;; Livraison {small} ;; Total {sizeable}
* Carte bancaire ;; Payer en 3 fois ;; Code promo ;; Retrait en magasin ;; [Commander] ;; Modifier l’adresse

@ sinistre legit=insurance_claim from=insurance as=web,app
[Sinistre {order}|Votre déclaration est enregistrée]
[L’expert passe le {due} à {time}.|Nous vous verserons {sizeable}.]
* Photos ;; Devis.pdf ;; Messages ;; Contrat

@ petit-fils lure=smishing_family from=friend as=chat,sms
[Mamie, c’est moi, ne t’inquiète pas|Papi, ne le dis à personne] [j’ai causé un accident|je suis au commissariat].
[C’est qui ?|Mon Dieu]
[Il faut {large} de caution ce soir, un avocat passe les prendre|Retire-les et dis que c’est pour des travaux]

@ compta-chat lure=gift_cards from=colleague as=chat
[Bonjour {first}, {me} de la compta, sur mon portable perso.|La directrice est dans l’avion et compte sur nous.]
[Dis-moi|Oui ?]
[Tu peux envoyer {large} sur {iban} ? La facture suit.|Prends quatre cartes prépayées et lis-moi les numéros.] [N’en parle pas dans le groupe.|]
`,
  letters: `
@ disponible lure=gift_card_boss from=boss personal greet=informal
# [Êtes-vous disponible ?|Petite demande|{first}]
[Je suis en réunion et ne peux lire que mes mails.|Répondez-moi dès que vous voyez ce message.]
[Il me faut {n} cartes cadeaux de {amount} pour un client. Grattez-les et envoyez-moi les codes en photo.|Pouvez-vous avancer la somme ? La comptabilité vous remboursera.] [Gardez cela pour vous.|]

@ confidentiel lure=bec_payment from=boss personal
# [Confidentiel|Dossier {order}]
[Nous sommes sur le point de racheter une société et vous êtes la seule personne au courant.|Le cabinet {company} va vous écrire au sujet d’un acompte.]
[{large} doivent être chez le notaire aujourd’hui. Quel est le solde ?|Répondez seulement à cette adresse, pas de téléphone.]

@ rib-change lure=bec_payment from=supplier personal
# [Changement de RIB|Facture {order}]
[Notre compte habituel est en cours d’audit, les virements seront rejetés.|Pour des raisons fiscales, une société partenaire encaisse pour nous.]
[Merci de régler les {large} sur ce nouveau compte : {iban}.|Ne tenez plus compte du RIB imprimé sur la facture.] [Envoyez-nous l’avis de virement aujourd’hui.|]

@ salaire-rib lure=payroll_change from=colleague personal greet=informal
# [Mon virement de salaire|Nouveau RIB]
[J’ai changé de banque, mon salaire doit aller sur le nouveau compte dès ce mois-ci.|Mon ancien compte ferme, est-ce encore possible pour {month} ?]
[Voici l’IBAN : {iban}.|Je n’arrive pas à entrer dans le portail RH, donc par mail.]

@ aide-voyage lure=relative_request from=friend personal greet=informal
# [Peux-tu m’aider ?|Es-tu joignable ?]
[On m’a agressé à {city}, je n’ai plus ni papiers ni carte.|Ma cousine est hospitalisée ici et on exige un paiement.]
[Il me faut {sizeable} pour l’hôtel et le retour, par Western Union.|Achète des coupons PCS et envoie-moi les codes.] [Je te rembourse dès mon retour.|Par mail seulement, mon téléphone est coupé.]

@ mutuelle lure=tax_refund from=health
# [Remboursement de {amount}|Votre carte n’est plus valide]
[Après vérification, nous vous devons {amount}.|Sans mise à jour, vos soins ne seront plus pris en charge.]
> [Recevoir mon remboursement|Renouveler ma carte]
[Munissez-vous de votre carte bancaire.|Le droit s’éteint dans {hours} heures.]

@ appareil-mfa lure=mfa from=employer
# [Votre double authentification expire|Enregistrez à nouveau votre téléphone]
[Tout le personnel doit réenregistrer son téléphone. Flashez le carré et connectez-vous avec votre mot de passe professionnel.|L’inscription se termine dans {hours} heures.]
[Sinon vous perdrez l’accès à la messagerie.|Ce code est personnel.]

@ convocation lure=legal_notice from=city
# [Convocation|Procédure {order}]
[À la suite d’une saisie informatique, vous faites l’objet de poursuites graves.|Nous détenons les preuves de vos visites.]
[Justifiez-vous par écrit à cette adresse sous {hours} heures, faute de quoi un mandat d’arrêt sera émis.|Le dossier peut être clos contre {large}.]

@ reunion legit=business_correspondence from=boss personal greet=informal
# [Réunion du {due}|Avant mes congés]
[Je suis pris toute la journée, peut-on se voir le {due} à {time} ?|À partir du {due}, {first2} {last2} me remplace.]
[Apportez les chiffres de {month}, s’il vous plaît.|En cas d’urgence, appelez-moi à mon numéro habituel.]

@ facture-habituelle legit=invoice from=supplier personal file=pdf
# [Facture {order}|Notre facture de {month}]
[Veuillez trouver ci-joint la facture des travaux de {month}.|Merci pour votre commande.]
= Montant : {large} ;; Échéance : {due}
[Nos coordonnées bancaires n’ont pas changé.|Pour toute question, la comptabilité est au {phone}.]

@ banque-changee legit=business_correspondence from=supplier personal
# [Nous changeons de banque le {due}]
[Vous recevrez par la poste une lettre signée avec le nouveau RIB.|Rien ne change pour les factures en cours.]
[Ne vous fiez pas à un simple mail : vérifiez auprès de votre contact au numéro que vous connaissez.|]

@ resultats legit=health_appointment from=health
# [Vos résultats sont disponibles|Rendez-vous du {due}]
[Les résultats de la prise de sang sont arrivés, le médecin en parlera avec vous le {due}.|Nous confirmons votre rendez-vous à {time}.]
[Apportez votre carte et la liste de vos médicaments.|Pour annuler : {phone}.]

@ releve-sante legit=insurance from=health
# [Relevé de {month}|Votre nouvelle carte]
[Nous avons versé {amount} pour les soins du {past}. Ceci n’est pas une facture.|La nouvelle carte arrive par courrier en {month}, l’ancienne reste valable.]
[Vous n’avez rien à faire.|]

@ maintenance legit=it_notice from=employer
# [Maintenance ce week-end|Connexion en deux étapes à partir du {due}]
[Le serveur de fichiers sera arrêté samedi de {n} h à {nn} h.|L’équipe informatique passe dans chaque service pour l’installer avec vous.]
[Ce message ne contient volontairement aucun lien, le guide est sur l’intranet.|Enregistrez votre travail vendredi soir.]

@ nouvelles legit=personal_correspondence from=friend personal greet=informal
# [Un bonjour de {city}|La maison de vacances]
[Nous sommes bien arrivés, ma valise un jour plus tard.|La maison revient à {amount} chacun, apporte-les en liquide, rien ne presse.]
[Appelle-moi ce soir, je te raconterai.|À {due} !]

@ impots legit=tax_notice from=tax
# [Un document vous attend|Date limite le {due}]
[Un avis est dans votre espace. Par sécurité, ce message ne contient aucun lien.|Les remboursements sont versés sur le compte que vous avez déclaré, nous ne demandons jamais de carte.]
[Connectez-vous comme d’habitude.|]

@ relance-vraie legit=invoice from=supplier personal
# [Rappel facture {order}]
[Notre facture du {past} a sans doute échappé à votre attention.|{large} restent ouverts dans nos comptes.]
[Si vous avez déjà réglé, ne tenez pas compte de ce message.|La facture est jointe à nouveau, le RIB est inchangé.]

@ carte-renouvelee legit=bank_alert from=bank
# [Votre nouvelle carte arrive|Nouvelles conditions au {due}]
[La carte sera envoyée en {month}, le code secret reste le même.|Les documents sont dans votre espace.]
[Vous n’avez rien à faire.|Détruisez l’ancienne carte.]

@ paiement-refuse legit=payment_failed from=streaming
# [Votre paiement n’est pas passé]
[La banque a refusé le prélèvement de {fee}. Nous réessaierons dans {n} jours.|Votre carte a expiré, vous pouvez la changer dans l’application.]
[Vous pouvez continuer à regarder jusqu’au {due}.|]

@ bulletin legit=hr_notice from=employer
# [Bulletin de paie de {month}|Changer de RIB]
[Votre bulletin est dans l’espace du personnel, comme d’habitude.|Pour changer de banque, déposez le formulaire au service du personnel.]
[Aucune modification n’est acceptée par mail.|]

@ bonus-assur lure=tax_refund from=insurance
# [Bonus fidélité|Trop-perçu de {amount}]
[Sans sinistre depuis {n} ans, vous avez droit à {amount}.|Une erreur de calcul en votre faveur a été trouvée.]
[Répondez avec nom, date de naissance, banque et numéro de carte.|Notre conseiller attend votre appel au {phone}, carte en main.]

@ laboratoire lure=invoice_fraud from=health
# [Analyse impayée|Dernier rappel {order}]
[Pour l’examen du {past}, {amount} restent dus.|Le dossier passe à l’huissier le {due}.]
[Réglez tout de suite sur {iban}, ensuite {fee} s’ajoutent.|Seul un virement instantané arrête la procédure.]

@ annuaire lure=invoice_fraud from=stranger
# [Inscription au registre|Avis {order}]
[Les frais de publication de votre entreprise, {sizeable}, sont dus.|Signez et renvoyez le formulaire.]
[À payer sous {n} jours : {iban}.|]

@ gagnant lure=prize_reward from=stranger
# [Vous avez gagné|Notification {order}]
[Votre adresse a été tirée au sort : {fortune}.|La fondation vous fait don de {fortune}.]
[Contactez notre agent {first2} {last2} avec nom, âge et adresse. Des frais de dossier s’appliquent.|Gardez votre numéro secret.]

@ avant-ce-soir lure=bec_payment from=boss personal greet=informal
# [Vous êtes au bureau ?|Un virement aujourd’hui ?]
[Jusqu’à quelle heure pouvez-vous faire partir un virement ?|Un consultant doit être payé ce soir.]
[C’est {large}, je vous donne le compte dès que vous êtes prêt, la facture viendra.|Je validerai après coup.]
`,
});
