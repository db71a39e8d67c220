// Long because it is a table: wordings of one language.
import { letters } from '../letter.ts';

/** Letters in French. */
export const fr = letters(
  'fr',
  `
@ sign-in-place legit=sign_in_alert lure=credential from=account
# [Nouvelle connexion à votre compte {brand}|Alerte de sécurité|C’était vous ?]
~ {device}, {city}
Une [nouvelle connexion|connexion depuis un nouvel appareil] à votre compte {brand} a été [détectée|enregistrée].
= Appareil : {device} ;; Navigateur : {program} ;; Lieu : {city} ;; Date : {date} à {time}
[Si c’était vous, vous n’avez rien à faire.|Vous reconnaissez cette activité ? Ignorez ce message.]
[Sinon, changez votre mot de passe|Sinon, sécurisez votre compte].
> [Vérifier l’activité|Sécuriser mon compte|Ce n’était pas moi]
!? Sans réponse de votre part, [l’accès sera limité|le compte sera bloqué].

@ password-reset legit=password_reset lure=credential from=account
# [Réinitialisation de votre mot de passe|Nouveau mot de passe {brand}]
Vous avez demandé à réinitialiser votre mot de passe. [Le lien est valable {hours} heures.|Le lien ne fonctionne qu’une fois.]
> [Réinitialiser le mot de passe|Choisir un nouveau mot de passe]
[Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.|Vous n’avez rien demandé ? Rien ne change.]
!? Pour conserver votre mot de passe actuel, confirmez-le sur la même page.

@ code legit=verification_code from=account greet=informal
# {code} est votre code {brand}
# Votre code de [vérification|connexion]
Voici votre code :
^ {code}
[Il expire dans {nn} minutes.|Ne le communiquez à personne.] [Nos conseillers ne vous le demanderont jamais.|]

@ verify-address legit=verification_code lure=credential from=account
# [Confirmez votre adresse e-mail|Plus qu’une étape]
[Merci de votre inscription sur {brand}.|Vous avez ajouté cette adresse à votre compte.] Merci de confirmer {email}.
> [Confirmer mon adresse|Valider mon e-mail]
!? Les comptes non validés sont [fermés|supprimés] le {due}.

@ mailbox-full legit=account_notice lure=credential from=mailbox trap=html
# [Votre boîte mail est presque pleine|Espace de stockage presque épuisé]
Vous avez utilisé 9{n} % de votre espace {brand}. [Bientôt vous ne pourrez plus recevoir de messages.|]
* Supprimez les grosses pièces jointes ;; Videz la corbeille ;; Augmentez votre espace
> [Gérer mon espace|Libérer de l’espace]
!? {n} messages sont [en attente|bloqués] depuis le {date}.

@ password-expiry legit=it_notice lure=credential from=employer trap=html
# [Votre mot de passe expire dans {n} jours|Rappel : changement de mot de passe]
Votre mot de passe [réseau|de messagerie] expire le {due}. [Vous pouvez le changer dès maintenant.|]
> [Changer le mot de passe|Conserver le mot de passe actuel]
? [Le support est joignable au poste {nnn}.|]
!? Connectez-vous avec votre mot de passe actuel pour éviter le blocage du compte.

@ mfa lure=mfa from=employer trap=picture
# [Mise à jour de l’authentification|Action requise : double authentification]
Votre double authentification doit être renouvelée [avant le {due}|sous {hours} heures]. [Scannez le QR code joint avec votre téléphone.|]
> [Renouveler maintenant|Commencer]
[Passé ce délai, votre messagerie sera désactivée.|]

@ suspended lure=account_suspended from=payment
# [Votre compte a été limité|Important : compte suspendu|Dernier rappel]
[Suite à une activité inhabituelle|En raison d’informations manquantes], votre compte {brand} est [suspendu|temporairement limité].
= Dossier : {order} ;; Date : {date}
Merci de [vérifier votre identité|confirmer vos informations] sous {hours} heures.
> [Rétablir l’accès|Vérifier mon compte]
[Sans réponse, il sera définitivement fermé.|Des frais de {amount} s’appliqueront.]

@ review legit=account_notice lure=account_suspended from=bank
# [Mettez à jour vos informations|Vos coordonnées sont-elles à jour ?]
La réglementation nous impose de tenir vos informations à jour. [Merci de les vérifier avant le {due}.|Cela ne prend que quelques minutes.]
> [Vérifier mes informations|Accéder à mon espace]
!? Munissez-vous de votre carte et de votre code confidentiel.

@ terms legit=account_notice from=saas bulk
# [Évolution de nos conditions|Mise à jour de notre politique de confidentialité]
Nos conditions évoluent le {due}. En résumé :
* Un texte plus clair ;; De nouvelles règles de résiliation ;; La liste de nos prestataires
[Vous n’avez rien à faire.|Si vous n’êtes pas d’accord, vous pouvez résilier à tout moment.]
> [Lire les nouvelles conditions]

@ order legit=order_confirmation lure=subscription_scare from=shop
# [Confirmation de commande {order}|Merci pour votre commande]
[Merci pour votre commande.|Nous avons bien reçu votre commande.]
= Commande : {order} ;; Date : {date} ;; Livraison : {due}
$ order
^ Total {amount}
> [Voir ma commande|Suivre ma commande]
!? Vous n’êtes pas à l’origine de cet achat ? [Annulez-le ici|Demandez le remboursement].

@ receipt legit=receipt lure=subscription_scare from=payment
# [Reçu de votre paiement|Vous avez payé {amount} à {company}]
Vous avez envoyé {amount} à {company}.
= Transaction : {order} ;; Date : {date} ;; Montant : {amount}
> [Voir le détail|Afficher le reçu]
!? Paiement non autorisé ? Annulez-le en confirmant votre carte.

@ shipped legit=shipping lure=parcel_fee from=parcel
# [Votre colis est en route|Livraison prévue le {due}|Colis {order}]
Votre colis de {company} [est en route|sera livré le {due}].
= Numéro : {order} ;; Livraison : {due} ;; Adresse : {nn} {street}, {city}
> [Suivre mon colis|Options de livraison]
!? L’adresse est incomplète : merci de la confirmer [et de régler {small} de frais|].

@ missed legit=delivery_attempt lure=parcel_fee from=parcel
# [Vous étiez absent|Votre colis vous attend|Tentative de livraison {order}]
[Notre livreur est passé le {date}, en votre absence.|Votre colis n’a pas pu être remis.] [Il vous attend au point relais jusqu’au {due}.|Vous pouvez choisir un autre jour.]
= Colis : {order} ;; Point relais : {city}
> [Choisir un autre jour|Reprogrammer la livraison]
+? Présentez-vous avec une pièce d’identité.
!? Des frais de {small} sont à régler par carte [sous {hours} heures|].

@ payment-failed legit=payment_failed lure=streaming_payment from=streaming
# [Échec du paiement|Mettez à jour votre moyen de paiement|Problème de facturation]
Nous n’avons pas pu prélever {fee} pour votre abonnement. [Merci de vérifier votre carte.|Nous réessaierons dans quelques jours.]
> [Mettre à jour le paiement|Gérer mon abonnement]
!? Saisissez de nouveau le numéro de carte et le cryptogramme, sinon l’abonnement sera résilié sous {hours} heures.

@ renewal legit=subscription_renewal lure=subscription_scare from=security
# [Votre abonnement se renouvelle le {due}|Renouvellement {brand}]
Votre abonnement sera renouvelé le {due} pour {amount} par an. [Vous n’avez rien à faire.|Vous pouvez désactiver le renouvellement dans votre compte.]
> [Gérer mon abonnement]

@ callback lure=callback from=security
# [Facture {order}|Confirmation de renouvellement]
Votre licence a été renouvelée pour {n} ans. {amount} seront débités [aujourd’hui|sous {hours} heures].
Pour annuler, appelez notre service facturation : {phone}

@ card legit=bank_alert lure=card from=bank
# [Paiement de {amount}|Votre carte a été utilisée|Alerte opération]
Votre carte se terminant par {last4} a été utilisée chez {company} le {date} à {time} ({amount}).
[Si c’est bien vous, vous n’avez rien à faire.|Vous ne reconnaissez pas cette opération ? Bloquez la carte dans l’application.]
> [Voir l’opération|Ouvrir l’application]
!? Pour faire opposition, saisissez le numéro, la date et le cryptogramme de votre carte.

@ bank-message legit=bank_alert lure=bank from=bank
# [Nouveau message dans votre espace|Un document vous attend]
Un nouveau [message|document] est disponible dans votre espace client. [Connectez-vous comme d’habitude pour le lire.|]
> [Lire le message|Accéder à mon espace]
? Nous ne vous demanderons jamais vos codes par e-mail.
!? Sans validation avant le {due}, votre accès sera suspendu.

@ bank-update lure=bank from=bank
# [Activez votre nouvelle sécurité|Votre accès expire le {due}]
À partir du {due}, un nouveau système de sécurité est obligatoire. [Vous ne l’avez pas encore activé.|]
> [Activer maintenant|Commencer la mise à jour]
[Sans activation, vos cartes seront bloquées.|La réactivation par courrier coûte {amount}.]

@ bank-fluent lure=bank from=bank fluent
# Une précision concernant votre virement
Nous vous remercions de votre confiance. Le {date}, un virement de {large} au profit de {first2} {last2} a été enregistré depuis votre espace. Son montant étant inhabituel, nous souhaitons nous assurer que vous en êtes bien à l’origine.
Si tel est le cas, aucune action n’est nécessaire. Dans le cas contraire, nous vous invitons à suspendre l’opération avant {time}.
> Examiner l’opération
Nous vous prions de nous excuser pour la gêne occasionnée.

@ statement legit=statement lure=bank from=bank file=pdf trap=html
# Votre relevé de {month} est disponible
Votre relevé de {month} est disponible dans votre espace.
= Compte : …{last4} ;; Date : {date}
> [Consulter mon relevé]

@ invoice legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html,docm,linkedpdf
# [Facture {order}|Votre facture du {date}]
Veuillez trouver ci-joint notre facture {order} d’un montant de {amount}, à régler avant le {due}. [Merci de votre confiance.|]
?> [Voir la facture|Payer en ligne]

@ overdue legit=invoice lure=invoice_fraud from=small file=pdf trap=zip,html
# [Relance|Facture impayée|Rappel] {order}
Sauf erreur de notre part, la facture {order} du {past} ({amount}) reste impayée. Merci de la régler avant le {due} [sur le compte {iban}|]. [Si vous avez déjà payé, ne tenez pas compte de ce message.|]
[À défaut, le dossier sera transmis au recouvrement.|]

@ tax legit=tax_notice lure=tax_refund from=tax
# [Un nouveau document est disponible|Votre avis est en ligne]
Un nouveau [document|message] est disponible dans votre espace particulier. [Connectez-vous à votre espace en saisissant l’adresse dans votre navigateur.|]
!> [Demander mon remboursement|Voir le document]
!? Vous bénéficiez d’un remboursement de {amount}. Merci d’indiquer votre carte bancaire avant le {due}.

@ fine legit=toll_notice lure=toll_fine from=toll
# [Avis {order}|Amende à régler]
Un avis ({order}) concernant le véhicule {plate} [est à régler|est disponible], montant {amount}.
> [Payer l’amende|Consulter l’avis]
+? Vous pouvez aussi payer par courrier avec la carte jointe à l’avis papier.
!? Sans paiement sous {hours} heures, le montant sera majoré à {amount2}.

@ newsletter legit=newsletter from=small greet=informal bulk
# [Les nouvelles de {month}|Notre lettre de {month}|Quoi de neuf à {city} ?]
[Voici les nouvelles du mois.|Bienvenue dans notre lettre d’information.]
$ stories
> [Lire la suite|Voir notre site]

@ sale legit=marketing_sale from=shop greet=none bulk
# [Dernières heures : -{percent}|Derniers jours|Soldes : jusqu’à -{percent}|Ne manquez pas ça]
~ Dans la limite des stocks
[Plus que quelques heures pour profiter de -{percent}.|Vite, l’offre se termine le {due} !]
$ offers
> [J’en profite|Voir les offres|Utiliser mon bon]

@ survey legit=survey from=shop greet=informal bulk
# [Votre avis compte|Êtes-vous satisfait ?]
Vous avez récemment commandé chez nous. [Donnez-nous votre avis en {n} minutes.|] [Un tirage au sort récompensera {n} participants.|]
> [Donner mon avis]

@ loyalty legit=loyalty_points lure=prize_reward from=shop bulk
# [Vos points expirent le {due}|{nnn} points vous attendent]
Vous avez {nnn} points fidélité. [{nn} expirent le {due}.|]
> [Utiliser mes points|Voir les cadeaux]
!? Seuls {small} de frais de port sont à payer.

@ prize lure=prize_reward from=shop greet=none bulk
# [Félicitations !|Vous avez été sélectionné|Votre cadeau vous attend]
[Vous êtes l’heureux gagnant|Vous avez été tiré au sort] : [un {good}|une carte cadeau de {amount}] vous attend chez {brand}. [Répondez à quelques questions.|]
> [Recevoir mon cadeau|Je participe]
[Plus que {n} disponibles.|Offre valable {nn} minutes.]

@ travel legit=travel_booking lure=card from=travel
# [Confirmation de réservation {order}|Votre voyage à {city}]
Votre réservation est confirmée.
= Référence : {order} ;; Arrivée : {due} ;; Voyageurs : {n} ;; Total : {amount}
> [Gérer ma réservation]
!? Votre carte n’a pas pu être vérifiée : confirmez le paiement sous {hours} heures ou la réservation sera annulée.

@ ticket legit=event_ticket from=events file=pdf
# [Vos billets|Commande {order}]
Vos billets pour le {due} à {time} ({city}) sont en pièce jointe. [Présentez-les sur votre téléphone.|]

@ support legit=support_ticket from=saas
# [Re : |]Votre demande {order}
Nous avons bien reçu votre demande ({order}). [{first2} s’en occupe.|Pourriez-vous nous envoyer une capture d’écran ?]
?> [Voir ma demande]

@ advice legit=security_advice lure=bank from=bank bulk
# [Attention aux faux messages|Comment reconnaître le hameçonnage]
Des fraudeurs envoient des e-mails en notre nom : ils annoncent le blocage du compte et demandent vos codes.
* Nous ne demandons jamais vos codes ;; Vérifiez l’adresse de l’expéditeur ;; Ne rappelez pas un numéro reçu par message ;; Saisissez vous-même notre adresse
> [En savoir plus|Nos conseils]
! Activez la nouvelle protection avant le {due} avec vos identifiants.

@ maintenance legit=it_notice from=employer
# [Maintenance le {due}|Interruption de la messagerie]
Le {due} à partir de {time}, [la messagerie|le serveur de fichiers] sera indisponible pendant {n} heures. [Vous n’avez rien à faire.|]

@ payslip legit=hr_notice lure=payroll_change from=employer file=pdf trap=html
# [Votre bulletin de paie|Bulletin de {month}]
Votre bulletin de paie de {month} est disponible. [Vérifiez vos coordonnées avant le {due}.|]
> [Voir mon bulletin]
!? Confirmez votre RIB, faute de quoi le salaire ne pourra être versé.

@ school legit=school_notice from=school
# [Sortie du {due}|Réunion parents-professeurs]
[La sortie à {city} aura lieu le {due}|La réunion se tiendra le {due} à {time}]. [Merci de rendre le coupon avant le {due2}.|Participation : {amount}.]

@ city legit=city_notice from=city bulk
# [Collecte des déchets|Travaux {street}|Votre demande {order}]
[À partir du {due}, les jours de collecte changent|Votre demande {order} a été reçue]. [Plus d’informations sur notre site.|]

@ charity legit=charity_appeal from=charity bulk
# [Nous avons besoin de vous|Votre don compte]
Avec {amount}, [une famille mange pendant une semaine|un enfant va à l’école]. [Jusqu’au {due}, chaque don est doublé.|Merci de votre soutien.]
> [Je donne]

@ appointment legit=health_appointment from=health
# [Rappel de rendez-vous|Votre rendez-vous du {due}]
Nous vous rappelons votre rendez-vous du {due} à {time}. [Merci de prévenir {hours} heures à l’avance en cas d’empêchement.|Pensez à votre carte vitale.]

@ insurance legit=insurance from=insurance file=pdf
# [Votre contrat {order}|Échéance le {due}]
[Votre avis d’échéance est joint|Votre cotisation sera de {amount} à partir du {due}]. [Vérifiez les informations.|]

@ social legit=social_notification from=social greet=informal bulk
# {first2} [vous a mentionné|a commenté votre publication|vous a écrit]
{first2} {last2} vous a envoyé [un message|une invitation].
> [Voir|Répondre]

@ welcome legit=welcome from=saas greet=informal bulk
# Bienvenue chez {brand}
Votre compte est prêt.
* Complétez votre profil ;; Invitez votre équipe ;; Installez l’application
> [Commencer]

@ share legit=document_share lure=document_share from=documents trap=html
# {first2} {last2} a partagé [un document|{n} fichiers] avec vous
# [À signer|Signature demandée] : contrat {order}
{first2} {last2} vous a envoyé [un fichier|un document à signer].
= Fichier : rapport {month}.pdf ;; Expire le : {due}
> [Ouvrir|Télécharger|Consulter le document]
!? Connectez-vous avec le mot de passe de votre messagerie pour l’ouvrir.

@ voicemail legit=voicemail lure=voicemail_fax from=saas trap=html
# [Nouveau message vocal|Appel manqué] du {phone}
Vous avez reçu un message vocal ({nn} s) du {phone}, le {date}.
> [Écouter]
!? Il sera supprimé dans {hours} heures.

@ colleague legit=business_correspondence from=colleague personal greet=informal
# [Petite question|Compte rendu|Re : réunion]
[Peux-tu m’envoyer les chiffres de {month} ?|La réunion avec {company} passe au {due} à {time}.] [Rien d’urgent.|J’ai tout mis ici : {url}]

@ freelance legit=business_correspondence from=person personal file=pdf
# [Facture de {month}|Devis {order}]
[Voici ma facture pour {month} : {amount}|Comme convenu, notre devis de {amount}]. [Mêmes coordonnées bancaires que d’habitude.|Valable jusqu’au {due}.]

@ friend legit=personal_correspondence from=friend personal greet=informal
# [Samedi ?|Photos de {city}]
[Comment vas-tu ?|Ça fait longtemps !] [On se voit le {due} ?|Les photos sont là : {url}] [{first2} t’embrasse.|]

@ boss-gift lure=gift_card_boss from=boss personal greet=informal
# [Tu es là ?|Service urgent]
Je suis en réunion et ne peux pas téléphoner. Peux-tu acheter {n} cartes cadeaux de {amount} ? [Envoie-moi les codes en photo.|] [Que cela reste entre nous.|] Je te rembourse ce soir.

@ boss-wire lure=bec_payment from=boss personal greet=informal fluent
# Un dossier confidentiel
Je vous remercie pour votre disponibilité. Nous finalisons une acquisition à {city} qui doit rester confidentielle jusqu’à son annonce.
Un premier versement de {large} doit partir aujourd’hui au profit de {company}, IBAN {iban}. Pourriez-vous vous en charger et m’adresser le justificatif ? Étant en rendez-vous toute la journée, je ne serai joignable que par e-mail.
Je compte sur votre discrétion.

@ bank-change lure=bec_payment from=supplier personal
# [Changement de RIB|Nouvelles coordonnées bancaires]
Nous vous informons que nos coordonnées bancaires ont changé. Merci de régler la facture {order} sur : {iban}, titulaire {company}. [Merci de confirmer par retour.|L’ancien compte est clôturé.]

@ sextortion lure=sextortion from=stranger personal unsigned greet=none
# [J’ai piraté votre appareil|Lisez attentivement]
[Je connais votre mot de passe : {password}.|] J’ai eu accès à votre appareil et je vous ai filmé. Envoyez {large} en bitcoins à {wallet} sous {hours} heures, sinon [tous vos contacts recevront la vidéo|je publie tout].

@ advance-fee lure=advance_fee from=stranger personal
# [Affaire confidentielle|Héritage|Proposition]
Je suis {me}, [notaire à {city}|veuve et gravement malade]. [Mon client décédé|Mon époux] a laissé {fortune} sans héritier. Je souhaite vous désigner bénéficiaire. Répondez avec vos nom, adresse et téléphone. [C’est confidentiel.|]

@ job lure=job_offer from=stranger personal
# [Travail à domicile|Offre d’emploi]
Nous recherchons des collaborateurs pour gérer des paiements depuis chez eux, {large} par mois. Vous recevez des virements et les transférez. Répondez avec votre nom et votre RIB.

@ wallet lure=crypto_wallet from=crypto
# [Vérifiez votre portefeuille|Mise à jour obligatoire]
Votre portefeuille doit être vérifié avant le {due}. Préparez votre phrase de récupération de [12|24] mots. [Sinon il sera gelé.|]
> [Vérifier|Commencer]

@ tech lure=tech_support from=security
# [{n} virus détectés|Votre protection a expiré]
Votre protection a expiré le {date}. [Vos données bancaires sont menacées.|{n} menaces ont été trouvées.]
> [Analyser|Renouveler]

@ training-fund lure=prize_reward from=stranger bulk
# [Vos droits à la formation|Dernier rappel : vos euros expirent]
Vous disposez de {large} de droits non utilisés. [Ils expirent le {due}.|]
> [Vérifier mes droits]

@ fluent-thanks legit=business_correspondence from=supplier personal fluent
# Suite à notre échange
Je vous remercie pour notre échange du {past}. Comme convenu, j’ai résumé les prochaines étapes et ajusté le calendrier.
Pourriez-vous me confirmer, avant le {due}, que la date de lancement vous convient et m’indiquer qui doit recevoir les documents de votre côté ? Je reste volontiers disponible pour en parler de vive voix.
Au plaisir de travailler avec vous.
`,
);
