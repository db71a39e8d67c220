import { testPhrases } from '../../../testing/phrase-cases.ts';
import { pretexts } from './pretexts.ts';

testPhrases(pretexts, {
  'credential-request': {
    firesOn: [
      [
        'a mailbox to be validated',
        'Kindly click the link below to validate your mailbox and avoid closure.',
      ],
      [
        'a password to be kept',
        'Your password expires today. Keep the same password: https://mail-keep.example.net/',
      ],
      [
        'a form by mail',
        'Please reply with your username and password so that we can complete the migration.',
      ],
      ['German', 'Bitte bestätigen Sie jetzt Ihre Zugangsdaten, um Ihr Online-Banking weiter zu nutzen.'],
      ['Portuguese', 'Atualize seus dados cadastrais para continuar usando o aplicativo.'],
      ['Spanish', 'Verifique su identidad en el siguiente enlace para seguir operando.'],
      ['French', 'Mettez à jour vos informations personnelles pour conserver votre carte Vitale.'],
      ['Italian', 'Aggiorna i tuoi dati per continuare a usare il servizio.'],
    ],
    staysQuietOn: [
      [
        'a reset that the reader asked for, which confirms nothing',
        'Use this link to choose a new password. If you did not request this, you can safely ignore this email.',
      ],
      ['advice never to do it', 'We will never ask you for your password by e-mail.'],
      [
        'a code review that speaks of validation',
        'I have updated the patch so that the parser validates the header before it is used.',
      ],
      [
        'a bank that tells to sign in as always',
        'Ihr neuer Kontoauszug liegt bereit. Bitte melden Sie sich wie gewohnt im Online-Banking an.',
      ],
      ['a purchase that only confirms itself', 'Sua compra foi confirmada. Obrigado por comprar conosco!'],
      ['an appointment', 'Le recordamos su cita del martes a las 10:00. Si no puede acudir, llámenos.'],
      ['a newsletter', 'Retrouvez toutes nos actualités du mois de juin sur notre site.'],
      ['a ticket bought', 'Grazie per l’acquisto. Il biglietto è in allegato.'],
    ],
  },
  'account-threat': {
    firesOn: [
      [
        'an account already locked',
        'Your account has been temporarily suspended because of unusual activity.',
      ],
      [
        'a deadline with a consequence',
        'If you do not verify within 24 hours your mailbox will be permanently disabled.',
      ],
      [
        'a sign-in used as a threat',
        'Someone from Russia just tried to log in to your account from a new device.',
      ],
      ['German', 'Ihr Konto wurde vorübergehend gesperrt. Bitte handeln Sie sofort.'],
      ['Portuguese', 'Sua conta foi bloqueada temporariamente.'],
      ['Spanish', 'Su tarjeta ha sido bloqueada por motivos de seguridad.'],
      ['French', 'Votre compte est suspendu pour activité suspecte.'],
      ['Italian', 'Il tuo conto è stato limitato. Abbiamo rilevato un accesso non autorizzato.'],
    ],
    staysQuietOn: [
      [
        'a bounce about another person’s address',
        'Your message could not be delivered: the recipient’s address was rejected.',
      ],
      ['a meeting that was suspended', 'The committee has suspended the hearing until Monday.'],
      ['an account that its owner deleted', 'As you asked, we have deleted your account and all its data.'],
      ['a road that is closed', 'Die A7 ist wegen Bauarbeiten bis Montag gesperrt.'],
      ['a match that was cancelled', 'O jogo de domingo foi cancelado por causa da chuva.'],
      ['a shop that closes early', 'Hoy cerramos a las 14 h por inventario.'],
      ['a limited edition', 'Découvrez notre collection en édition limitée.'],
      ['an account that was opened', 'Il tuo conto è stato aperto. Benvenuto!'],
    ],
  },
  'mailbox-full': {
    firesOn: [
      [
        'a full mailbox',
        'Your mailbox is almost full and you can no longer receive messages. Upgrade your mailbox now.',
      ],
      [
        'held messages',
        'You have 6 pending messages on hold due to a server error. Release messages to inbox.',
      ],
      [
        'pictures about to be lost',
        'Cloud storage renewal failed: your photos and videos will be deleted on Friday.',
      ],
      ['German', 'Ihr Postfach ist voll. Erweitern Sie jetzt Ihren Speicherplatz.'],
      ['Portuguese', 'Sua caixa de correio está cheia e novas mensagens estão bloqueadas.'],
      ['Spanish', 'Su buzón ha superado la cuota de almacenamiento.'],
      ['French', 'Votre boîte mail est pleine, 5 messages sont en attente de livraison dans votre boîte.'],
      ['Italian', 'La tua casella di posta è piena: aggiorna lo spazio.'],
    ],
    staysQuietOn: [
      [
        'a bounce: the full mailbox is another’s',
        'The message was returned because the recipient’s inbox is over quota.',
      ],
      ['a full train', 'The 8:15 was full again, so I took the next one.'],
      ['messages of a list', 'You have been subscribed to the list. Messages are sent once a day.'],
      ['a hotel', 'Das Hotel ist leider voll, wir haben eine Alternative gebucht.'],
      ['an inbox one wishes to empty', 'Consegui limpar minha caixa de entrada ontem, finalmente.'],
      ['storage sold by a shop', 'Armarios y almacenamiento para tu cocina, ahora en tienda.'],
      ['a letter box', 'La boîte aux lettres du hall a été réparée ce matin.'],
      ['a post office', 'La posta apre alle 8:30.'],
    ],
  },
  'parcel-fee': {
    firesOn: [
      [
        'a parcel on hold',
        'Your package is on hold at our depot. Pay the outstanding customs fee of 1.99 to release it.',
      ],
      [
        'an address said to be wrong',
        'We tried to deliver your parcel but the house number was missing. Update your delivery address below.',
      ],
      [
        'German',
        'Ihr Paket wartet auf Zustellung. Bitte begleichen Sie die Zollgebühren von 2,99 €, sie sind noch ausstehend.',
      ],
      ['Portuguese', 'Seu pedido está retido na alfândega devido a taxas pendentes de pagamento.'],
      ['Spanish', 'Su paquete está retenido. Confirme la dirección de entrega para recibirlo.'],
      ['French', 'Livraison du colis suspendue : frais de douane impayés.'],
      ['Italian', 'Il tuo pacco è in attesa di consegna: paga le spese di spedizione, 1,95 euro.'],
      ['Japanese', 'お荷物のお届けにあがりましたが不在のため持ち帰りました。'],
    ],
    staysQuietOn: [
      ['a parcel that arrives today', 'Your parcel will be delivered today between 10 and 12.'],
      ['an order that shipped', 'Good news: your order has shipped. You can follow it in your account.'],
      ['a software package', 'The package on hold in apt is libssl, that is why the upgrade stops.'],
      ['German tracking news', 'Ihre Sendung ist unterwegs und wird morgen zugestellt.'],
      ['Portuguese tracking news', 'Seu pedido saiu para entrega e chega hoje.'],
      ['a travel package', 'El paquete de viaje incluye vuelo y hotel.'],
      ['French tracking news', 'Votre colis a été remis au transporteur.'],
      ['an order at a restaurant', 'Il tuo ordine è pronto, puoi passare a ritirarlo.'],
    ],
  },
  'refund-bait': {
    firesOn: [
      ['a tax refund', 'Your tax refund is waiting. Submit the form to receive your refund.'],
      ['a forgotten balance', 'You have unclaimed funds. Withdraw your balance before Friday.'],
      ['German', 'Ihre Steuererstattung wartet auf Sie: Erstattung jetzt beantragen.'],
      ['Brazilian points', 'Seus 245.579 pontos Livelo expiram em breve. Resgate agora.'],
      ['Portuguese', 'Você tem valores a receber liberados pelo Banco Central.'],
      ['Spanish', 'Tiene un reembolso pendiente de la Agencia Tributaria. Solicite su devolución.'],
      ['French', 'Votre remboursement est en attente : vous êtes éligible à un remboursement de 264 €.'],
      ['Italian', 'Il rimborso fiscale è disponibile: richiedi il tuo rimborso.'],
    ],
    staysQuietOn: [
      [
        'a refund that was made',
        'We have refunded $24.00 to your Visa card. It may take five days to appear.',
      ],
      ['a policy', 'Items can be returned within 30 days for a full refund.'],
      ['a budget', 'The council approved the settlement of the road dispute.'],
      ['German', 'Die Rückgabe ist eingegangen, der Betrag wurde erstattet.'],
      ['points of a match', 'O time somou três pontos fora de casa.'],
      ['a question', '¿Me puedes devolver el libro cuando acabes?'],
      ['French', 'Votre retour a bien été enregistré.'],
      ['Italian', 'Il reso è arrivato in magazzino.'],
    ],
  },
  prize: {
    firesOn: [
      ['a winner', 'Congratulations! You have been selected to receive a brand new iPhone 15.'],
      ['a survey with a reward', 'Take our short survey and receive an exclusive reward worth $90.'],
      ['a gift card', 'Claim your $500 gift card now.'],
      ['German', 'Herzlichen Glückwunsch, Sie haben gewonnen! Sichern Sie sich Ihren 500€ Gutschein.'],
      ['Portuguese', 'Você foi selecionado! Resgate seu prêmio hoje.'],
      ['Spanish', '¡Felicidades! Ha sido seleccionado para ganar un premio.'],
      ['French', 'Félicitations ! Vous avez été sélectionné pour recevoir un cadeau.'],
      ['Italian', 'Hai vinto una Mystery Box! Ritira il tuo premio.'],
      ['Dutch', 'Gefeliciteerd, u hebt een cadeaukaart van €250 gewonnen!'],
    ],
    staysQuietOn: [
      ['a graduation', 'Congratulations on your degree, we are so proud!'],
      ['a survey without a promise', 'Please take two minutes to tell us how your visit was.'],
      ['a match', 'We won the match 3:1 last night.'],
      ['a birthday', 'Alles Gute zum Geburtstag! Dein Geschenk bringe ich am Samstag mit.'],
      ['an award of a colleague', 'O prêmio de melhor artigo foi para a equipe de Lisboa.'],
      [
        'a lottery in a data newsletter',
        'The agency publishes lottery-related datasets, including numbers drawn since 1980.',
      ],
      ['a present', 'Merci pour le joli cadeau, les enfants étaient ravis.'],
      ['a contest at school', 'Il concorso di poesia della scuola è martedì.'],
      ['a Dutch meeting', 'De prijs van het pakket staat in de offerte.'],
    ],
  },
  'payment-request': {
    firesOn: [
      [
        'changed bank details',
        'Please note that our bank details have changed. Use the new bank account for all future payments.',
      ],
      ['a transfer at once', 'Can you process an urgent wire transfer today?'],
      [
        'money said to be pending',
        'There is an incoming payment pending on your account. Click here to approve your payment.',
      ],
      ['German', 'Letzte Mahnung: offene Forderung umgehend begleichen.'],
      ['Portuguese', 'Efetue o pagamento da taxa imediatamente para liberar a sua encomenda.'],
      ['Spanish', 'Multa pendiente: pague antes de 24 horas para evitar recargos.'],
      ['French', 'Amende impayée : réglez le montant sous 48 heures pour éviter une majoration.'],
      ['Italian', 'Pedaggio non pagato: saldi subito per evitare sanzioni.'],
    ],
    staysQuietOn: [
      ['an invoice with a date', 'The amount is due on 31 May. Thank you for your business.'],
      ['a payment that went through', 'We received your payment of $40.00. Thank you!'],
      ['a debit announced', 'Your bill of £31.20 will be collected by direct debit on 12 June.'],
      ['German', 'Bitte überweisen Sie den Betrag bis zum 31. Mai. Vielen Dank!'],
      ['Portuguese', 'Pagamento aprovado. Obrigado pela preferência.'],
      ['Spanish', 'El cargo se hará el día 12 en su cuenta.'],
      ['French', 'Nous avons bien reçu votre paiement.'],
      ['Italian', 'Il pagamento è andato a buon fine.'],
    ],
  },
  'subscription-renewal': {
    firesOn: [
      [
        'a streaming service',
        'Your Netflix membership is on hold. Update your payment details now to continue.',
      ],
      ['an antivirus', 'Your Norton subscription has expired on Tuesday. Renew your protection today.'],
      ['German', 'Ihr McAfee-Abonnement ist abgelaufen. Verlängern Sie es noch heute.'],
      ['Portuguese', 'Sua assinatura foi suspensa. Atualize seus dados de pagamento agora.'],
      ['Spanish', 'Su suscripción ha caducado: renueve su suscripción hoy.'],
      ['French', 'Votre abonnement a expiré. Mettez à jour votre moyen de paiement.'],
      ['Italian', 'Il tuo abbonamento è scaduto. Rinnova il tuo abbonamento.'],
    ],
    staysQuietOn: [
      ['a magazine subscribed', 'Welcome! Your subscription starts with the July issue.'],
      ['a licence discussed', 'The file carries a GPL license header, so we cannot copy it.'],
      ['a club', 'Membership of the allotment society costs £12 a year.'],
      ['German', 'Willkommen! Ihr Abonnement beginnt am 1. Juli.'],
      ['Portuguese', 'Obrigado por assinar a nossa revista.'],
      ['Spanish', 'Gracias por suscribirte al boletín.'],
      ['French', 'Merci de votre abonnement à notre lettre.'],
    ],
  },
  'virus-scare': {
    firesOn: [
      ['counted viruses', 'Warning: 20 viruses detected on your device. Remove the viruses now.'],
      ['a device without protection', 'Your computer is no longer protected and at risk.'],
      ['German', 'Ihre Geräte sind ungeschützt: Viren wurden gefunden.'],
      ['Portuguese', 'Vírus detectados no seu celular: seu dispositivo está infectado.'],
      ['Spanish', 'Su ordenador está infectado con 5 virus.'],
      ['French', 'Votre ordinateur est infecté par des virus.'],
      ['Dutch', 'Het systeem heeft 20 virussen op uw computer gedetecteerd.'],
    ],
    staysQuietOn: [
      ['a bounce of a scanner', 'The message was refused because of its attachment.'],
      ['a flu', 'The kids caught a virus at school, we stay home.'],
      ['a release note', 'This release fixes a bug in the scanner and updates the documentation.'],
      ['German', 'Die Grippewelle ist vorbei, die Praxis ist wieder offen.'],
      ['Portuguese', 'O antivírus da empresa será atualizado no sábado pela equipe de TI.'],
      ['Spanish', 'La gripe nos ha dejado en casa esta semana.'],
      ['French', 'Le cabinet est fermé cause de grippe.'],
    ],
  },
  'crypto-lure': {
    firesOn: [
      ['an airdrop', 'The ARB airdrop is now live. Claim your tokens before Friday.'],
      ['a wallet to be verified', 'Your MetaMask wallet will be suspended. Verify your wallet now.'],
      ['recovery words', 'Enter your recovery phrase to complete the Ledger update.'],
      ['a mining balance', 'Your mining balance is 0.7495 BTC.'],
      ['German', 'Ihre Bitcoin-Auszahlung ist bereit, bestätigen Sie jetzt.'],
      ['Portuguese', 'Sua carteira MetaMask foi suspensa. Informe a frase de recuperação.'],
      ['Spanish', 'Su billetera Ledger debe ser verificada. Introduzca la frase de recuperación.'],
      ['French', 'Votre portefeuille Ledger doit être mis à jour : saisissez votre phrase de récupération.'],
    ],
    staysQuietOn: [
      ['a lost wallet', 'I left my wallet on the kitchen table, can you bring it?'],
      ['a programmer’s tokens', 'The parser drops two tokens when the line ends early.'],
      ['a ledger of a bookkeeper', 'Please post the May entries to the general ledger.'],
      ['a newspaper about money', 'Bitcoin fell below 60,000 dollars on Tuesday, our correspondent writes.'],
      ['an old coin', 'Die Münze stammt aus dem Jahr 1890.'],
      ['a lost purse', 'Encontrei sua carteira no carro.'],
      ['a Spanish purse', 'He perdido el monedero en el autobús.'],
      ['a French purse', 'Ton portefeuille est resté chez moi.'],
    ],
  },
});
