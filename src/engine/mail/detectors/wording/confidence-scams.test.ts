import { testPhrases } from '../../../testing/phrase-cases.ts';
import { confidenceScams } from './confidence-scams.ts';

testPhrases(confidenceScams, {
  'advance-fee': {
    firesOn: [
      [
        'an inheritance',
        'I am Barrister James. You are the next of kin of my late client who left $15.5 million.',
      ],
      [
        'a donation for the reader',
        'Mr. Arnault has donated $3,500,000 to you. Contact him for your donation.',
      ],
      ['a card with millions', 'Your ATM card worth $4.5 million is ready for delivery.'],
      [
        'German',
        'Eine Spende von 4.000.000 Euro wurde für Sie ausgewählt. Mein Name ist Maria, ich bin eine Witwe.',
      ],
      [
        'Portuguese',
        'Sou a Sra. Angela, viúva com câncer, e quero fazer uma doação de 2 milhões de euros para você.',
      ],
      ['Spanish', 'Soy la señora Ana, viuda; deseo donar 2 millones de dólares para obras de caridad.'],
      [
        'French',
        'Je suis Madame Anne, veuve atteinte d’un cancer, et je souhaite faire don de 2 millions d’euros.',
      ],
      ['Italian', 'Sono la signora Anna, una vedova: la mia donazione di 2 milioni di euro è per te.'],
    ],
    staysQuietOn: [
      ['a charity asking', 'Will you make a donation of $25 to our clinic before midnight?'],
      ['a campaign', 'We raised 4.8 million dollars last quarter, thanks to you.'],
      ['a will explained', 'Our guide explains how to name a beneficiary in your insurance policy.'],
      ['German', 'Vielen Dank für Ihre Spende an das Tierheim.'],
      ['Portuguese', 'Obrigado pela sua doação ao banco de alimentos.'],
      ['Spanish', 'Gracias por su aportación a nuestra asociación.'],
      ['French', 'Merci pour votre soutien à notre association.'],
      ['Italian', 'Grazie per il tuo sostegno alla nostra associazione.'],
    ],
  },
  extortion: {
    firesOn: [
      [
        'a recording',
        'I have recorded you through your webcam. Send $900 in bitcoin to my wallet within 48 hours.',
      ],
      [
        'a hacked device',
        'Your device was hacked and I installed malware. I will send the video to all your contacts.',
      ],
      [
        'German',
        'Ich habe dein Gerät gehackt und dich gefilmt. Überweise 500 Euro in Bitcoin an meine Adresse.',
      ],
      [
        'Portuguese',
        'Eu hackeei seu dispositivo. Pague em bitcoin para a minha carteira ou vou enviar o vídeo aos seus contatos.',
      ],
      ['Spanish', 'He hackeado su dispositivo y he grabado un vídeo. Envíe bitcoins a mi monedero.'],
      ['French', 'J’ai piraté votre appareil et filmé votre webcam. Envoyez des bitcoins à mon adresse.'],
      [
        'Italian',
        'Ho hackerato il tuo dispositivo. Invia bitcoin al mio portafoglio o pubblicherò il video a tutti i tuoi contatti.',
      ],
    ],
    staysQuietOn: [
      ['a talk that was recorded', 'I recorded the talk for you, the video is on the server.'],
      ['a camera sold', 'The new webcam records in 4K and has a privacy cover.'],
      ['a campaign video', 'Watch the video and share it with your friends.'],
      ['German', 'Ich habe die Sitzung aufgezeichnet, das Video liegt im Ordner.'],
      ['Portuguese', 'Gravei a aula de hoje, o vídeo está no portal.'],
      ['Spanish', 'He grabado la clase y está en la carpeta del curso.'],
      ['French', 'J’ai mis la vidéo du mariage sur le disque partagé.'],
    ],
  },
  'gift-cards': {
    firesOn: [
      ['cards for clients', 'I need you to purchase some gift cards for our clients today.'],
      ['codes to be sent', 'Scratch the back of the cards and send me photos of the codes on the back.'],
      ['German', 'Kannst du bitte schnell Geschenkkarten kaufen, brauche fünf Google Play Karten.'],
      ['Portuguese', 'Preciso que compre cartões presente, me mande foto dos códigos.'],
      ['Spanish', 'Necesito que compres tarjetas regalo de Amazon para unos clientes.'],
      ['French', 'J’ai besoin de cartes cadeaux, achetez-en cinq et envoyez les codes au dos des cartes.'],
      ['Italian', 'Mi serve un favore: acquista cinque buoni regalo e mandami i codici.'],
    ],
    staysQuietOn: [
      ['a gift card bought', 'Thank you for your order: your gift card for Anna is on its way.'],
      ['a shop that sells them', 'Gift cards are available in every store and online.'],
      ['a birthday list', 'Let’s get Sam something better than a card this year.'],
      ['German', 'Ihr Gutschein ist 3 Jahre gültig.'],
      ['Portuguese', 'O vale-presente pode ser usado em todas as lojas.'],
      ['Spanish', 'La tarjeta de embarque está en la aplicación.'],
      ['French', 'La carte du restaurant change chaque semaine.'],
    ],
  },
  'payroll-change': {
    firesOn: [
      [
        'an employee who changed banks',
        'I would like to change my direct deposit information before the next payroll.',
      ],
      ['a new account', 'My direct deposit needs to be updated, I have a new bank account for my salary.'],
      [
        'German',
        'Meine Bankverbindung hat sich geändert, bitte überweisen Sie das Gehalt auf das neue Konto.',
      ],
      ['Portuguese', 'Gostaria de alterar meus dados bancários para o próximo salário.'],
      ['Spanish', 'Quiero cambiar mi cuenta bancaria para la nómina de este mes.'],
      ['French', 'Je souhaite modifier mes coordonnées bancaires pour mon prochain salaire.'],
      ['Italian', 'Vorrei cambiare il mio IBAN per l’accredito dello stipendio.'],
    ],
    staysQuietOn: [
      ['a payslip', 'Your payslip for May is available in the portal.'],
      ['a holiday request', 'I would like to change my holiday to the second week of August.'],
      ['a politician on payroll taxes', 'The bill would cut the payroll tax for small firms.'],
      ['German', 'Ihre Gehaltsabrechnung für Mai liegt im Portal.'],
      ['Portuguese', 'O contracheque de maio já está no portal.'],
      ['Spanish', 'La nómina de mayo ya está disponible en el portal.'],
      ['French', 'Votre bulletin de paie est disponible dans votre coffre.'],
    ],
  },
  'executive-errand': {
    firesOn: [
      [
        'a boss in a meeting',
        'Are you available? I am in a meeting and can’t talk, I need you to run an errand for me quickly.',
      ],
      ['a quick favour', 'Hi, can you do me a quick favour? Send me your cell number.'],
      ['German', 'Bist du gerade im Büro? Ich sitze in einer Besprechung und kann nicht telefonieren.'],
      ['Portuguese', 'Você está disponível agora? Estou em uma reunião e não posso atender.'],
      ['Spanish', '¿Estás disponible ahora? Estoy en una reunión y no puedo hablar por teléfono.'],
      ['French', 'Êtes-vous disponible maintenant ? Je suis en réunion et ne peux pas téléphoner.'],
      ['Italian', 'Sei in ufficio adesso? Sono in riunione e non posso parlare al telefono.'],
    ],
    staysQuietOn: [
      ['a date', 'Are we still on for lunch on Thursday?'],
      ['a campaign', 'I need your help to win this race, chip in what you can.'],
      ['a meeting one can be called after', 'I am in a meeting until noon, call me after that.'],
      ['German', 'Die Besprechung beginnt um zehn Uhr im großen Raum.'],
      ['Portuguese', 'A reunião foi remarcada para terça-feira.'],
      ['Spanish', 'La reunión se ha movido al jueves.'],
      ['French', 'La réunion de jeudi est reportée.'],
    ],
  },
  secrecy: {
    firesOn: [
      ['a matter between two', 'Please keep this confidential and do not discuss it with anyone.'],
      ['a private address', 'Reply only to my private email for more details.'],
      ['German', 'Bitte behandeln Sie das streng vertraulich und sprechen Sie mit niemandem darüber.'],
      ['Portuguese', 'Mantenha isso em sigilo, não comente com ninguém.'],
      ['Spanish', 'Mantenga esto en secreto, no lo comente con nadie: es estrictamente confidencial.'],
      ['French', 'Gardez cela strictement confidentiel et n’en parlez à personne.'],
      ['Italian', 'Mantieni la massima riservatezza, è strettamente riservato.'],
    ],
    staysQuietOn: [
      [
        'the footer of a law firm',
        'This e-mail may contain confidential information intended for the addressee.',
      ],
      ['a no-reply line', 'Please do not reply to this message; this mailbox is not monitored.'],
      ['a private telephone plan', 'Compare our private and business plans.'],
      ['German', 'Diese Nachricht kann vertrauliche Informationen enthalten.'],
      ['Portuguese', 'Esta mensagem pode conter informação confidencial.'],
      ['Spanish', 'Este mensaje puede contener información confidencial.'],
      ['French', 'Ce message peut contenir des informations confidentielles.'],
    ],
  },
  callback: {
    firesOn: [
      [
        'a charge to be cancelled',
        'Your account has been charged $399.99. To cancel, call our billing department at +1 (888) 555-0142.',
      ],
      [
        'an order nobody placed',
        'If you did not authorize this order, call us immediately on 1-808-555-0199.',
      ],
      [
        'German',
        'Ihr Konto wird mit 299 € belastet. Zum Stornieren rufen Sie die Hotline an: 0800 555 0142.',
      ],
      ['Portuguese', 'Compra de R$ 2.300,00 aprovada. Se não reconhece, ligue 0800 555 0142.'],
      ['Spanish', 'Para cancelar el cargo llame al 900 555 142.'],
      ['French', 'Pour annuler ce prélèvement, appelez le numéro 09 70 55 01 42.'],
      ['Italian', 'Per annullare l’addebito chiami il numero 800 555 0142.'],
    ],
    staysQuietOn: [
      ['the same sentence without a number', 'To cancel, call our billing department.'],
      ['a doctor’s appointment', 'Your appointment is on 3 May. Our phone number is 555 0142 887.'],
      ['a delivery', 'The driver will call you before he arrives, order 88213377.'],
      ['German', 'Sie erreichen uns unter 030 5550142 von 8 bis 18 Uhr.'],
      ['Portuguese', 'Nosso telefone mudou: 11 5555 0142.'],
      ['Spanish', 'Nuestro teléfono es el 900 555 142.'],
      ['French', 'Le secrétariat est joignable au 01 55 50 01 42.'],
    ],
  },
});
