import { screens } from '../screen.ts';

/** Screens in French. */
export const fr = screens(
  'fr',
  `
@ parcel-fee lure=smishing_parcel from=parcel as=sms
[{brand} :|Info {brand} :|] [Votre colis|Votre livraison {order}] [n’a pas pu être livré|est bloqué à notre dépôt de {city}|est en attente], [frais de douane de {small} impayés|car la boîte aux lettres est trop petite|adresse incomplète].
[Réglez {small} sous {hours} heures|Confirmez votre adresse et votre carte|Reprogrammez la livraison] : {url}
?[Sans réponse, il sera retourné à l’expéditeur.]

@ health-card lure=smishing_state from=health as=sms
[{brand} :|Info Assurance maladie :|] [votre nouvelle carte Vitale est disponible|un remboursement de {amount} est en attente|votre carte expire le {due}]. [Remplissez le formulaire|Renseignez votre carte bancaire pour le recevoir|Payez les frais d’envoi de {small}] : {url}

@ fine lure=smishing_police from=toll as=sms
[{brand} :|Infraction {order} :] [amende impayée de {amount}|dernier rappel avant majoration à {amount2}]. [Régularisez sous {hours}h|Payez immédiatement pour éviter les poursuites] : {url}

@ bank-adviser lure=smishing_bank from=bank as=sms
[{brand} :|Service fraude {brand} :] [un achat de {large} est en cours chez {company}|un nouvel appareil a été ajouté|votre accès est suspendu]. [Si ce n’est pas vous, appelez le {phone}|Annulez ici : {url}|Vérifiez vos identifiants : {url}]
[Un conseiller va vous demander le code reçu pour annuler l’opération.|Sans action sous {n} heures le paiement sera validé.]

@ maman lure=smishing_family from=friend as=sms,chat
[Coucou maman|Salut papa|Maman c’est moi], [mon téléphone est cassé|j’ai fait tomber mon portable dans l’eau], [voici mon nouveau numéro|supprime l’ancien|écris-moi sur WhatsApp {phone}].
[Ça va ?|Oh non, que s’est-il passé ?|Tu es occupée ?]
[Je dois payer une facture de {amount} aujourd’hui, tu peux m’avancer ?|Je n’ai plus accès à ma banque, fais un virement instantané de {amount} à {first2} {last2}.] [Je te rembourse demain|N’appelle pas, le micro est cassé] [bisous|]

@ seed lure=seed_phrase from=crypto as=web,app
[Restaurer le portefeuille|Vérification du portefeuille|Connexion manuelle]
[Échec de la connexion, veuillez vous connecter manuellement.|Une mise à jour impose de valider votre portefeuille.]
[Saisissez vos 12 ou 24 mots|Entrez votre phrase de récupération]
& {boxes} ;; [Importer|Valider|Continuer]
[Les portefeuilles non validés seront gelés le {due}.|Ne fermez pas la page.]

@ support-popup lure=fake_support from=security as=dialog,web
[ALERTE : votre ordinateur est bloqué|Alerte de sécurité Windows|{n} virus détectés]
[Code d’erreur 0x80072{nnn}|Cheval de Troie Spyware.{nnn}]
* Mots de passe ;; Données bancaires ;; Photos ;; Compte Facebook ;; Messagerie
[N’éteignez pas votre ordinateur.|Ne fermez pas cette fenêtre, vos données seraient supprimées.]
[Appelez immédiatement le support Microsoft|Contactez nos techniciens] : {phone}

@ card-form lure=card_form from=card as=web
[Votre carte est suspendue|Activité inhabituelle|Frais de {small} à régler]
[Confirmez votre identité sous {hours} heures.|Pour débloquer l’envoi {order}, payez {small}.]
& Titulaire ;; Numéro de carte ;; MM/AA ;; Cryptogramme ;; [Code secret de la carte|Date de naissance] ;; [Code SMS]
& [Confirmer|Débloquer|Payer]
[À défaut, votre carte sera définitivement bloquée.|Saisissez ensuite le code reçu par SMS.]

@ document-wall lure=document_wall from=documents as=web,dialog
[Document protégé|Facture_{order}.pdf|Votre session a expiré]
[Connectez-vous avec votre messagerie pour consulter le fichier|Entrez le mot de passe de votre adresse e-mail]
& Outlook ;; Orange ;; SFR ;; Gmail ;; Yahoo ;; Autre
& {email} ;; Mot de passe ;; [Voir le document|Télécharger]
[Mot de passe incorrect, réessayez.|Le lien expire dans {hours} heures.]

@ prize lure=prize from=shop as=web,dialog
[Félicitations !|Vous êtes le visiteur n° {n} 000 000|Cher client {brand}]
[Tournez la roue et gagnez : {good}|Vous avez été choisi pour recevoir un bon de {amount}|Répondez à {n} questions et recevez un iPhone]
[Vous ne payez que {small} de livraison : indiquez votre carte.|Partagez avec {nn} amis puis confirmez votre carte bancaire.]
[Plus que {n} lots|L’offre se termine dans {n} minutes]

@ captcha-run lure=fake_captcha from=hosting as=web,dialog
[Vérifiez que vous êtes humain|Je ne suis pas un robot]
[1. Appuyez sur Windows + R|1. Appuyez sur la touche Windows + R]
[2. Collez le code avec Ctrl + V|2. Appuyez sur Ctrl + V]
[3. Appuyez sur Entrée|3. Validez avec Entrée]
& [Vérifier] ;; [Identifiant {nnn}{nn}]

@ marketplace lure=marketplace from=stranger as=chat
[Bonjour, votre {good} est toujours disponible ?|Bonjour, je suis intéressé par {good}]
[Oui|Bonjour, oui toujours]
[Je vous paie par livraison sécurisée, cliquez pour recevoir l’argent|J’ai déjà payé, il faut saisir votre carte pour encaisser] : {url}
[Entrez le code reçu de votre banque et c’est bon|Le coursier attend votre confirmation, c’est urgent]

@ code legit=one_time_code from=account as=sms
[Votre code {brand} est {code}.|{code} est votre code de vérification {brand}.|Code {code} pour valider l’achat de {amount} chez {company}.] [Ne le communiquez à personne.|Valable {n} minutes.|Nous ne vous le demanderons jamais.]
?[Si vous n’êtes pas à l’origine de la demande, ignorez ce message.]

@ parcel-notice legit=parcel_notice from=parcel as=sms,app
[{brand} :|] [votre colis|votre envoi {order}] [arrive aujourd’hui entre {n}h et {nn}h|est disponible au point relais {street} {nn}|a été livré à {time}|a été remis à votre voisin].
[Code de retrait {code}, jusqu’au {due}.|Suivi : {url}|Aucun paiement n’est nécessaire.]

@ card-payment legit=bank_alert from=bank as=sms,app
[{brand} :|] paiement de {amount} chez {company} le {date}, carte {last4}. [Solde {large}.|]
[Pas vous ? Bloquez la carte dans l’application.|Virement reçu : {large2} de {first2} {last2}.]

@ appointment legit=appointment from=health as=sms
[Rappel :|Cabinet du Dr {last2} :] [rendez-vous le {due} à {time}|vous êtes attendu le {due} à {time}], {street} {nn}, {city}. [Pensez à votre carte Vitale.|Pour annuler : {phone}.]

@ friends legit=friends_chat from=friend as=chat
[Coucou maman, bien arrivée|Tu viens ce soir ?|On se voit le {due} ?|Plus de batterie tout à l’heure, désolé]
[Super, on mange à {n}h|Oui vers {time}|Je demande à {first2}]
[Je te fais le virement de {fee} pour les places|N’oublie pas les clés|Tu peux prendre du pain ?|À tout de suite]
?[👍|merci !|mdr]

@ sign-in legit=sign_in from=account as=web,app
[Se connecter|Bienvenue|Connexion à {brand}|Mon compte]
& [Adresse e-mail|Identifiant] ;; Mot de passe ;; [Rester connecté|]
& [Se connecter|Continuer]
* Mot de passe oublié ? ;; Créer un compte ;; Continuer avec Google ;; Utiliser une clé d’accès ;; Besoin d’aide ?

@ checkout legit=checkout from=shop as=web
[Paiement|Validation de la commande|Mon panier]
& {good} ;; {good2} ;; Livraison {small} ;; Total {amount}
& Numéro de carte ;; Nom sur la carte ;; Expiration ;; Cryptogramme
& [Payer {amount}|Commander] ;; PayPal
[Retours gratuits sous 30 jours|Votre banque peut demander une validation dans son application.]

@ wallet legit=wallet_app from=crypto as=app
[Mon portefeuille|Solde total {large}|Sauvegarde]
[Notez vos 12 mots sur papier et ne les saisissez jamais sur un site.|Ne partagez jamais votre phrase de récupération.]
* Bitcoin {coins} ;; Ethereum {coins} ;; Envoyer ;; Recevoir ;; Échanger
[Le support ne la demande jamais.|Aujourd’hui +{n},{nn} %]

@ warning legit=phishing_warning from=bank as=web,app
[Reconnaître une arnaque|Attention aux faux SMS|La police alerte sur le « coucou maman »]
[Des escrocs envoient des messages sur un colis bloqué ou un compte suspendu.|Une fenêtre affirme que l’ordinateur est bloqué et donne un numéro.]
* Nous ne demandons jamais vos codes ;; Ne cliquez pas sur les liens ;; Appelez le numéro que vous connaissez ;; Ne donnez jamais un code reçu par SMS ;; Signalez au 33700
[Vous avez saisi vos données ? Faites opposition.|En savoir plus sur l’hameçonnage]

@ settings legit=account_settings from=account as=app,web
[Paramètres|Compte et sécurité]
* Profil ;; Changer le mot de passe ;; Double authentification activée ;; Appareils : {device}, {city} ;; Notifications ;; Langue Français ;; Moyen de paiement Visa {last4} ;; Mode sombre ;; Télécharger mes données ;; Supprimer le compte

@ bank-overview legit=bank_overview from=bank as=app
[Bonjour {first}|Mes comptes|Opérations]
& Compte courant ;; {large} ;; Livret A ;; {large2}
* {company} -{amount} ;; Salaire {large3} ;; Loyer -{amount2} ;; Carte -{fee} ;; Virement ;; Messagerie (1) ;; RIB

@ news legit=news_article from=charity as=web
[{city} : le conseil vote la nouvelle ligne de tram|Tempête : écoles fermées|Une boulangerie de {city} primée]
Par {first2} {last2}, le {date}
[Le coût est estimé à {fortune}.|Les voyageurs doivent prévoir des retards jusqu’au {due}.|Plus de {nnn} personnes étaient présentes.]
* Partager ;; Commentaires ({nn}) ;; Les plus lus ;; S’abonner ;; Météo {city} {temperature}

@ card-approval legit=payment_approval from=card as=web,app
[Validez votre paiement|Authentification du paiement|3D Secure]
& Marchand : {company} ;; Montant : {amount} ;; Carte •••• {last4}
[Saisissez le code reçu par SMS pour terminer votre achat.|Validez l’opération dans votre application bancaire.]
& Code SMS ;; [Valider] ;; Annuler
?[Le code expire dans {n} minutes.|Renvoyer le code]
`,
);
