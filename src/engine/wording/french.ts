import type { Phrasebook } from './topics.ts';

const account =
  '(compte|comptes|carte|acces|boite mail|boite aux lettres|messagerie|espace client|abonnement|carte vitale|carte bancaire|profil|portefeuille|service|services|dossier)';
const shut =
  '(suspendu|suspendue|suspendus|bloque|bloquee|limite|limitee|restreint|restreinte|ferme|fermee|desactive|desactivee|resilie|resiliee|cloture|expire|expiree|gele)';
const yours = '(votre|vos|ton|ta|tes|de votre)';

/** Lures and the words around them, in French. */
export const french: Phrasebook = {
  'credential-request': `
    (verifiez|verifier|confirmez|confirmer|mettez a jour|mettre a jour|validez|valider|actualisez|renouvelez|completez) (des maintenant |immediatement |rapidement )*${yours} .. (informations|coordonnees|compte|identite|mot de passe|donnees|carte|dossier|informations personnelles|coordonnees bancaires|moyen de paiement|messagerie|espace client)
    (cliquez|cliquer|suivez|connectez vous|rendez vous) .. (lien|ici|bouton|dessous) .. (pour|afin de) (verifier|mettre a jour|valider|debloquer|reactiver|restaurer|eviter|regulariser|actualiser|retablir) (votre|vos|la|le|toute) .. (compte|acces|informations|situation|dossier|carte|suspension|blocage|coordonnees|identite|service*|donnees)
    (verification|mise a jour|confirmation|validation|authentification) (de (votre|vos) .. )?(obligatoire|requise|necessaire|en attente|immediate|urgente|indispensable)
    ${yours} mot de passe .. (expire|va expirer|a expire|expirera|arrive a expiration)
    (conserver|garder) (le |votre )*(meme |mot de passe )+(mot de passe|actuel)
    (envoyez|fournissez|saisissez|communiquez|renseignez) .. (mot de passe|identifiants|code secret|numero de carte|coordonnees bancaires|code confidentiel)
    (carte vitale|ameli|assurance maladie|certicode|securipass|cle digitale|dsp2) .. (expire*|mettre a jour|mise a jour|renouvel*|activ*|nouvelle|remplac*|confirm*)
    (activez|activer|enregistrez) .. (certicode|securipass|pass securite|cle digitale|securite renforcee|authentification forte)
    ? (verifiez|confirmez|mettez a jour) ${yours} (compte|informations|adresse|identite)
    ? (activez votre compte|confirmer maintenant|verifier maintenant)
  `,
  'account-threat': `
    ${yours} .. ${account} .. (a ete|est|sera|seront|ont ete|va etre|risque d'etre|a ete temporairement|est temporairement) (temporairement |provisoirement |definitivement |partiellement |automatiquement )?${shut}
    (nous avons|on a) .. (suspendu|bloque|limite|restreint|desactive) .. ${yours} ${account}
    (afin d'eviter|pour eviter|evitez|eviter) .. (suspension|blocage|fermeture|interruption|resiliation|cloture|desactivation|penalites|majoration|perte|poursuites)
    (detecte|remarque|constate|identifie) .. (activite|connexion|tentative|transaction|acces|operation) .. (inhabituelle|suspecte|inhabituel|suspect|non autorisee|non autorise|anormale|frauduleuse|inconnu)
    (activite|connexion|transaction|acces|operation) (inhabituelle|suspecte|non autorisee|frauduleuse|suspect|anormale)
    (dans le cas contraire|sans quoi|faute de quoi|a defaut|sinon) .. (suspendu*|bloque*|ferme*|supprime*|perd*|desactiv*|resili*|definitiv*)
  `,
  'payment-request': `
    (caution|loyer) ... (virement|airbnb|cles|sequestre)
    (payez|reglez|regler|payer|regularisez|regulariser) .. (maintenant|immediatement|des que possible|amende|frais|montant|contravention|situation|sous|facture impayee|avant)
    (facture|amende|contravention|paiement|reglement|peage|cotisation|solde) (impayee|impaye|en attente|en retard|non regle|non reglee|restant du|majoree) .. (regl*|pay*|evit*|sous|delai|votre|regularis*|montant|frais|avant)
    (nouveau|nouvelles|changement de|nouvelle) (rib|coordonnees bancaires|compte bancaire|iban|domiciliation) .. (paiement|virement|reglement|factures|prochain*|desormais|salaire)
    (effectuer|effectuez|proceder|faire|realiser) (un |au |le |ce )*(virement|paiement|reglement) .. (urgent|aujourd'hui|immediat*|rapidement|ce jour|confidentiel)
  `,
  'parcel-fee': `
    (colis|livraison|envoi|commande|paquet) .. (en attente|suspendu|suspendue|retenu|bloque|arrete|n'a pas pu|n'a pu|non livre|manquee|echoue|vous attend|retourne|au centre de distribution|manque|en douane|immobilise|mis en attente)
    (frais|droits) (de |d')(douane|livraison|expedition|port|dedouanement|affranchissement|traitement|reexpedition) .. (impaye*|pay*|regl*|attente|#|appliquer|acquitt*|manquant*)
    (confirmez|verifiez|mettez a jour|completez|confirmer) .. (adresse|informations|coordonnees) de livraison
    (reprogrammez|reprogrammer|planifier|planifiez|replanifier|programmer) .. (livraison|colis)
    (tentative|echec) de livraison .. (echou*|infructueuse|colis|votre|absent|adresse)
    (avis de passage|votre colis vous attend|colis vous attend)
  `,
  'refund-bait': `
    (remboursement|remboursements|indemnisation|trop percu|restitution) .. (en attente|disponible|vous attend|beneficier|reclam*|demand*|recevoir|impot*|effectuer|valider|perc*|eligible)
    (vous (avez droit|etes eligible|beneficiez|pouvez pretendre)|droit) .. (remboursement|indemnisation|aide|prime|allocation|compensation|financement)
    (reclamez|recevez|demandez|recuperez|obtenez) (votre|vos|le|un) .. (remboursement|argent|solde|indemnite|prime|gain|gains|versement)
    (votre solde|votre argent|vos gains|vos points|depot de # eur) .. (retire|pret|expir*|disponible|perdu|confirme|attend)
    (droits cpf|compte cpf|compte personnel de formation|droits formation|solde cpf|financement cpf) .. (expir*|perd*|inutilis*|solde|financ*|verifiez|profitez|maintenant|mis a jour|disponible|formation|peuvent|ameliorez)
    (mise a jour disponible sur|ne laissez pas) vos droits
    (impots|dgfip|tresor public|caf|ameli|assurance maladie) .. (remboursement|rembours*|trop percu|en votre faveur|avis)
  `,
  prize: `
    (vous avez|vous etes|tu as|vous) (ete |bien ete )?(gagne|selectionne|selectionnee|choisi|choisie|tire au sort|remporte|l'heureux gagnant|gagnant|elu)
    (felicitations|bravo) .. (vous|gagn*|selectionn*|recevoir|recevez|cadeau|prix|remplissez|toutes)
    (reclamez|recevez|recuperez|obtenez|gagnez|decouvrez|remportez) (votre|un|une|le|vos|des) .. (prix|cadeau|recompense|bon d'achat|carte cadeau|iphone|samsung|lot|coffret|bonus|echantillon|box|parkside|aspirateur|chanel)
    (cadeau|prix|recompense|lot|bon d'achat|carte cadeau|recompenses) .. (vous attend|vous attendent|en attente|reserve|offert|gratuit|disponible|chez lidl|exclusi*|gagner|pour les clients)
    (repondez|repondre|repondant|remplissez|participez|completez) .. (sondage|questionnaire|enquete|jeu|tirage) .. (gagn*|recev*|cadeau|prix|recompense|tent*|recompens*|douglas)
    (chance|occasion) de (gagner|recevoir|remporter) (un|une|votre|le|des|l)
    (plus qu'a un pas|a un pas|un clic) de (votre|recevoir|gagner)
    nous avons une surprise pour
    (tirage au sort|grand jeu|loterie) .. (gagn*|particip*|prix|lot|iphone)
  `,
  'gift-cards': `
    (acheter|achete|achetez|besoin|procurer) .. (cartes cadeaux|cartes cadeau|carte cadeau|coupons pcs|cartes pcs|recharges transcash|cartes google play|cartes itunes|coupons neosurf)
    (photo|photos|codes|code) .. (cartes|tickets|coupons|dos)
  `,
  'invoice-lure': `
    ? (ci joint|ci jointe|en piece jointe|piece jointe|joint a ce|veuillez trouver) .. (facture|bon de commande|devis|releve|avis de paiement|justificatif|document|virement|contravention|convocation|commande)
    ? (facture|devis|bon de commande|releve|convocation) .. (ci joint|ci jointe|en piece jointe|piece jointe|en pj)
    ? (consulter|telecharger|ouvrir|voir) .. (facture|document joint|piece jointe|releve|convocation) .. (ici|lien|joint*|cliqu*|pdf|dessous)
  `,
  'payroll-change': `
    (changer|modifier|mettre a jour|actualiser|changement) .. (mon rib|mes coordonnees bancaires|mon compte bancaire|mon iban|rib .. salaire)
    (mon|le) (salaire|virement de salaire) .. (nouveau compte|autre compte|nouveau rib|coordonnees)
  `,
  'code-request': `
    par erreur .. code
    code .. (renvoyer|transferer|me le)
    (envoyez|envoie|transmettez|communiquez|donnez|donne) .. (moi|nous|le) .. (code|code sms|code de verification|code recu|code de securite)
    (double authentification|authentification a deux facteurs) .. (obligatoire|activez|expire|avant le)
  `,
  urgency: `
    (sous|dans les|dans un delai de|d'ici|avant|dans) (#|24|48|72|quarante huit) (heures|h|jours ouvres|jours) .. (pour|sinon|faute|votre|sera|afin|eviter|a compter|sans|sous)
    (dernier|deuxieme|derniere|ultime|troisieme) (rappel|avis|avertissement|notification|relance|chance|appel|tentative)
    (action|attention|reponse|intervention|confirmation) (immediate|urgente|requise|necessaire)
    (urgent|important|attention|alerte) (pour |votre |colis |nous |derniere |dernier |vous )+
    (agissez|repondez|confirmez|depechez vous|reclamez|profitez en) (vite|maintenant|immediatement|des maintenant|rapidement|avant)
    (expire|expirent|se termine|prend fin|termine) (aujourd'hui|demain|bientot|ce soir|dans quelques)
    ne (manquez|ratez|laissez|perdez|tardez|ignorez) (pas|plus)
    (le plus tot possible|dans les plus brefs delais|sans delai|sans tarder|au plus vite|imperativement) .. (pour|afin|eviter|sous|votre|sinon|confirm*|compte)
    (plus que quelques heures|offre a duree limitee|duree limitee)
  `,
  fear: `
    (poursuites|action|actions|procedure|procedures|mesures) (judiciaires|judiciaire|penales|penale|legales|en justice|de recouvrement)
    (convocation|huissier|mandat d'arret|tribunal|gendarmerie|police judiciaire|brigade|europol|interpol|saisie|garde a vue) .. (vous|votre|contre|poursuit*|infraction*|pedo*|penal*|arrest*|amende|delai|bancaire|convoqu*|compte)
    (donnees|fichiers|photos|messages|compte|mails) .. (seront|sera|vont etre) .. (supprime*|efface*|perdu*|detruit*)
    (definitivement|irremediablement) (supprime*|bloque*|ferme*|perdu*|suspendu*)
    (pedopornographie|cyberpornographie|exhibitionnisme|mise en cause)
  `,
  authority: `
    (direction generale des finances|impots gouv|assurance maladie|ameli|antai|gendarmerie|police nationale|tresor public|caf|urssaf|ministere|la poste|chronopost|service des douanes|france travail|pole emploi) .. (vous informe|vous|notifi*|amende|rembours*|avis|dossier|convo*|regularis*|votre|remboursement)
    (service|equipe|departement|support) (informatique|technique|messagerie|securite|de securite|fraude|client|webmail|de messagerie) .. (compte|votre|messagerie|mot de passe|detect*|mise a jour|vous)
    (administrateur (de la )?messagerie|administrateur systeme|centre d'assistance informatique)
  `,
  secrecy: `
    (gardez|garder|traitez|conservez|reste) .. (confidentiel|secret|entre nous|discretion|confidentialite|pour vous)
    (strictement|hautement|absolument|totalement) (confidentiel|confidentielle|confidentiels)
    n'en (parlez|parle) (a |avec )*(personne|aucun)
    (operation|dossier|transaction) (confidentielle|confidentiel|sensible)
  `,
  'executive-errand': `
    (etes vous|es tu|tu es|vous etes) (disponible|au bureau|libre|joignable|occupe) (maintenant|aujourd'hui|en ce moment|pour|la|ce)
    (j'ai besoin|besoin|pourriez vous|pouvez vous|peux tu) (que vous |d'un |de votre |me |de ton |m')*.. (service|aide|rendre|virement|achat|faveur|coup de main) .. (urgent*|rapide*|discret*|maintenant|moi|aujourd'hui|merci)
    (je suis|en) (actuellement |en |une )*(reunion|conference|conseil) .. (ne peux|pas parler|telephone|appel|joignable|mail)
    (envoyez|envoie|donnez|donne) (moi )?(votre|ton) (numero|whatsapp|portable|telephone)
  `,
  callback: `
    (appelez|contactez|composez|joignez|rappelez) .. (numero|service|support|assistance|le|au) .. (annuler|remboursement|contester|opposition|prelevement|bloquer|debit)
    (pour annuler|si vous n'etes pas|n'avez pas autorise|contester) .. (appelez|contactez|composez|numero|rappelez)
  `,
  extortion: `
    (j'ai|nous avons|je vous ai) .. (pirate|hacke|enregistre|filme|infecte|installe|acces a) .. (votre|vous|camera|webcam|appareil|ordinateur|video|logiciel|systeme)
    (video|enregistrement|videos) .. (masturb*|intime*|sites (pour )?adultes|pornograph*|plaisir)
    (portefeuille|adresse|wallet) (de )?(bitcoin|btc)
    (envoyez|payez|transferez|versez) .. (bitcoin|bitcoins|btc) .. (portefeuille|adresse|heures|a mon|wallet)
    (enverrai|publierai|diffuserai|envoyer|diffuser) .. (video|enregistrement|photos) .. (contacts|amis|famille|proches|collegues|tous|reseaux)
  `,
  'advance-fee': `
    (un don|faire don|leguer|mes dons) .. (million*|euros|dollars|#|vous|heritage|fortune|oeuvre*)
    (heritage|beneficiaire|proche parent|defunt|defunte|succession|fonds) .. (million*|euros|dollars|banque|avocat|notaire|client|transfert|reclam*|somme|coffre)
    (somme|montant|total) de .. # .. (million*|euros|dollars|usd|livres)
    (je suis|je m'appelle|mon nom est) (mr |mme |maitre |madame |monsieur |dr |la |le |une |un )*.. (veuve|cancer|avocat|notaire|directeur de banque|banquier|militaire|soldat|maladie|en fin de vie)
    (cher|chere|bien aime|bien aimee|bonjour) (ami|amie|beneficiaire|frere|soeur|en christ|bien aime|bien aimee|correspondant)
    (proposition|offre|partenariat) (d'affaires|d'affaire|de partenariat|d'investissement) .. (vous|confidentiel*|million*|interess*|contact*|repond*)
    (western union|moneygram|nations unies|fmi|onu) .. (fonds|paiement|indemnisation|transfert|beneficiaire|vous)
    (que dieu|dieu vous benisse) .. (don|fonds|orphelin*|oeuvre|vous)
  `,
  'crypto-lure': `
    (bitcoin|bitcoins|crypto|cryptomonnaie|cryptomonnaies|btc) .. (gagn*|profit*|solde|retrait|retir*|investi*|opportunite|plateforme|gratuit*|millionnaire*|augment*|depot|vaut)
    (portefeuille|wallet|metamask|ledger|binance|coinhouse) .. (verifi*|suspend*|bloqu*|valid*|synchronis*|mettre a jour|mise a jour|restreint*)
    (phrase de recuperation|phrase secrete|phrase seed|24 mots)
    (airdrop|tokens|jetons) .. (reclam*|gratuit*|recev*)
  `,
  'shared-document': `
    (a partage|vous a envoye|a envoye|vous a partage|partage) .. (document|fichier|dossier|fichiers|documents|pdf) .. (avec vous|via|vous|pour)
    (voir|ouvrir|consulter|signer|telecharger|acceder) (le |au |aux |les |votre |ce )*(document|fichier|documents|contrat|fichiers) .. (partage*|ici|securise|lien|en ligne|maintenant|signature|ci dessous)
    (document|contrat) .. (en attente de|requiert votre|necessite votre|pour) (signature|votre signature|votre examen)
  `,
  voicemail: `
    (nouveau|un|1|nouveaux) (message vocal|message audio|messages vocaux|fax|appel manque) .. (recu|ecouter|nouveau|pour vous|de|consult*)
    (ecouter|ecoutez|consulter) .. (message vocal|messagerie vocale|audio|votre message)
  `,
  'mailbox-full': `
    (boite (mail|de reception|aux lettres|e mail|de messagerie)|messagerie|stockage|espace|quota|cloud|icloud) .. (plein|pleine|sature|saturee|depasse|limite|atteint|epuise|presque plein*|insuffisant)
    (messages|mails|courriels|emails|e mails) .. (en attente|retenus|bloques|non livres|en quarantaine|non distribues) .. (boite|liber*|serveur|recuper*|votre|livr*|messagerie|reception)
    (mettez a niveau|augmentez|mettez a jour|validez|elargissez) .. (boite|stockage|quota|messagerie|webmail|espace)
    (photos|videos|fichiers) .. (seront|vont etre) supprime*
  `,
  'subscription-renewal': `
    ${yours} .. (abonnement|adhesion|antivirus|protection|netflix|prime|forfait|licence|canal) .. (a expire|expire|est suspendu|suspendu|a ete renouvele|renouvele|arrive a echeance|va expirer|resilie|annule|interrompu|n'a pas pu)
    (paiement|carte|prelevement|facturation) .. (refuse|refusee|rejete|echoue|n'a pas pu|non abouti|decline|rejetee) .. (mett*|abonnement|compte|suspen*|moyen|eviter|mise)
    (renouvelez|reactivez|mettez a jour|renouveler|actualisez) .. (abonnement|moyen de paiement|mode de paiement|informations de paiement|antivirus|adhesion|facturation|protection)
  `,
  'virus-scare': `
    (virus|malware|menaces|pirates|hackers|cheval de troie) .. (detecte|detectes|detectee|detectees|trouves|appareil|ordinateur|infecte|supprimer|supprimez)
    (votre|ton) (ordinateur|appareil|telephone|pc|mobile) .. (infecte|en danger|a risque|non protege|vulnerable|n'est plus protege)
  `,
  'job-offer': `
    (gagnez|gagner|touchez|percevez) .. # .. (par jour|par semaine|par mois|de chez vous|par heure)
    (travaillez|travailler|travail|emploi) (a domicile|de chez vous|depuis chez vous|a la maison) .. (gagn*|sans experience|revenu*|salaire|offre|embauch*|euros|#)
    (revenu (complementaire|passif|supplementaire)|sans experience) .. (domicile|gagn*|jour|en ligne|internet|requise|necessaire)
  `,
  investment: `
    (rendement|rendements|gains|profits|benefices|rentabilite) (garanti|garantis|garantie|quotidien|quotidiens|eleve|eleves|exceptionnel*) .. (investi*|placement|sans|par|mois|jour|de|avec)
    (investissez|investir|investissement|placement) .. (gagn*|garanti*|bitcoin|crypto|plateforme|opportunite|energie du futur|multipli*|million*|rendement*|des maintenant)
    (liberte financiere|devenir riche|argent facile) .. (bitcoin|maintenant|methode|systeme|avec)
  `,
  loan: `
    (pret|prets|credit|credits|rachat de credit) .. (rapide|sans justificatif|taux|interet|urgent|particulier*|offre*|fiable|entre particuliers|approuve|serieux)
    (besoin|avez vous besoin|recherchez) (d'un |de |un )*(pret|credit|financement|argent)
  `,
  'health-miracle': `
    (maigrir|perdre du poids|perdez du poids|bruler les graisses|brule graisse|mincir|perdez # kilos|perdre # kilos|vous pouvez perdre|poids) .. (vite|rapid*|jours|sans|naturel*|kilos|secret|semaines|formule|methode|regime|ventre)
    (erection|impuissance|penis|libido|virilite|aphrodisiaque*) .. (immediat*|naturel*|augment*|formule|rapid*|sans|cm|instantan*|delai|dure*)
    (diabete|acouphenes|douleurs|arthrose|inflammation|cholesterol|chute de cheveux|prostate|mycose|tension) .. (remede|naturel*|astuce|methode|elimin*|secret|fini|soulag*|resorb*|medecin*)
    (resorber|eliminer|soulager) (l'|les |la |vos )*(inflammation|douleurs|arthrose|acouphenes)
    (medecins|laboratoires) .. (detestent|cachent|choque*|secret|stupefait*)
  `,
  'dating-bait': `
    (femmes|filles|celibataires|cougars|nanas) .. (pres de chez (vous|toi)|dans (votre|ta) (region|ville)|chaudes|vous attendent|t'attendent|ukrainiennes|russes|sexy|mures)
    (rencontrez|rencontre|trouve|trouvez|date facile|discutez) .. (femmes|filles|celibataires|ukrainiennes|russes|cougars) .. (ce soir|pres|maintenant|belles|gratuit*|anglais|chez|en ligne)
    (filles|femmes) (ukrainiennes|russes|charmantes)
    (charmantes|belles|jolies) (filles|femmes) (russes|ukrainiennes|slaves)
    (plan cul|plan sexe|rencontre coquine|photos coquines|sexe sans lendemain|infidele) .. (gratuit|ce soir|region|maintenant|moi|inscri*)
  `,
  casino: `
    # (tours|spins) gratuits
    (tours gratuits|free spins) .. (bonus|casino|maintenant|depot|jouez|inscri*|sans)
    (bonus de bienvenue|pack de bienvenue|sans depot|casino|machines a sous|machance) .. (bonus|gratuit*|gagn*|jouez|depot|tours|maintenant|inscri*|recompense|active|attend)
  `,
  'hard-sell': `
    # (reduction|remise|rabais|de (reduction|remise|rabais)) .. (aujourd'hui|maintenant|seulement|offre|sur|limitee|profitez|jusqu)
    (economisez|economiser) (jusqu'a |plus de |jusqu a )*# .. (par an|sur|mois|energie|facture|an|an sur|aujourd'hui|mutuelle)
    (offre|promotion|remise) (exclusive|limitee|unique|flash|speciale|a ne pas manquer) .. (maintenant|aujourd'hui|profitez|cliqu*|pour|#|seulement|jusqu)
    (mutuelle|assurance auto|assurance habitation|panneaux solaires|pompe a chaleur|isolation|fenetres|monte escalier|aide pour) .. (compar*|econom*|gratuit*|aide*|devis|moins cher|a partir|profitez|etat|financ*|amelioration|payer)
    (comparez avant de|demandez votre devis|devis gratuit|formation|formations) .. (gratuit*|financee*|mutuelle|payer|cpf|100|maintenant|prise* en charge)
    profitez d'une aide
  `,
  'device-code': `
    (saisissez|entrez|utilisez|tapez) .. code .. (page de connexion|devicelogin|rejoindre la reunion|appareil|vous connecter)
  `,
  'oauth-consent': `
    (accordez|accorder|autorisez|autoriser|approuvez) .. (application|appli|autorisation|autorisations) .. (acces|compte|messagerie|continuer|boite)
    (reautorisez|renouvelez l'autorisation|autorisez a nouveau) .. (application|compte|acces)
  `,
  'paste-and-run': `
    appuyez .. (windows|win|touche windows) .. r
    (collez|coller) .. (executer|powershell|terminal|invite de commandes) .. (entree|appuyez|verifier|valider)
    (verifiez|prouvez|confirmez) .. (humain|pas un robot) .. (appuyez|collez|ctrl|copiez)
  `,
  'generic-greeting': `
    (bonjour|cher|chere|madame monsieur|salut|bonsoir|felicitations|important pour) (client |cliente |monsieur |madame |e )*@
    ? (cher|chere|chers|chere|bonjour|estime) (e |s |client |notre |madame monsieur )*(client|cliente|clients|utilisateur|utilisatrice|abonne|abonnee|adherent|beneficiaire|assure|assuree|contribuable|titulaire|membre)
  `,
  'bait-click': `
    (cliquez|clique|appuyez) (ici|sur (le|ce) (lien|bouton)|ci dessous|dessous) .. (pour|et|afin de) .. (reclamer|debloquer|eviter|recevoir|retablir|reactiver|valider|recuperer|obtenir|payer|regler|planifier|liberer|gagner)
    (reclamer|debloquer|verifier|confirmer|valider|reactiver|recuperer|planifier la livraison|payer|participer|je confirme) (maintenant|ici|mon (cadeau|prix|compte|colis|lot))
  `,
  'honest-notice': `
    ? si vous (n'avez|n'etes|n'etiez) pas .. (ignor*|tenir compte|supprim*|ne pas)
    ? (ignorez|ignorer|ne pas tenir compte de) (simplement )?(ce|cet) (e mail|email|message|courriel|mail)
  `,
};
