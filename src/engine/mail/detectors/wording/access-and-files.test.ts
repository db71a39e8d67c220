import { testPhrases } from '../../../testing/phrase-cases.ts';
import { accessAndFiles } from './access-and-files.ts';

testPhrases(accessAndFiles, {
  'code-request': {
    firesOn: [
      ['a code to be passed on', 'You will receive a code by SMS, please send me the code.'],
      [
        'a second factor under pressure',
        'Activation of two-factor authentication must be completed before 2 October. 2FA is mandatory.',
      ],
      ['a picture code', 'Scan the QR code with your phone to keep your access and verify your identity.'],
      ['German', 'Schicken Sie mir bitte den Code, den Sie per SMS erhalten.'],
      ['Portuguese', 'Me envie o código de verificação que você recebeu.'],
      ['Spanish', 'Envíeme el código de verificación que ha recibido.'],
      ['French', 'Envoyez-moi le code que vous avez reçu par SMS.'],
    ],
    staysQuietOn: [
      [
        'a code that is brought, not asked for',
        'Your confirmation code is 482 113. It expires in ten minutes.',
      ],
      ['a two-step notice', 'Two-factor authentication was turned on for your account.'],
      ['source code', 'Can you read the code before the review on Friday?'],
      ['German', 'Ihr Bestätigungscode lautet 482113.'],
      ['Portuguese', 'Seu código é 482113. Não compartilhe com ninguém.'],
      ['Spanish', 'Tu código es 482113.'],
      ['French', 'Votre code est 482113.'],
    ],
  },
  'device-code': {
    firesOn: [
      [
        'a meeting',
        'To join the meeting, copy the code below and sign in: HX7K-29QW. Enter the code on the device login page.',
      ],
      ['a plain instruction', 'Enter this code at the device login page: HX7K-29QW.'],
      ['German', 'Geben Sie den Code HX7K-29QW auf der Anmeldeseite ein.'],
      ['Spanish', 'Introduzca el código HX7K en la página de inicio de sesión.'],
      ['French', 'Saisissez ce code sur la page de connexion : HX7K.'],
    ],
    staysQuietOn: [
      ['a code for one’s own sign-in', 'Your sign-in code is 482 113.'],
      ['a meeting without a code', 'Join the meeting on Thursday at ten. The passcode is in the invitation.'],
      ['a discount code', 'Use the code SUMMER at the checkout.'],
      ['German', 'Mit dem Code SOMMER sparen Sie beim nächsten Einkauf.'],
      ['French', 'Avec le code ETE, la livraison est offerte.'],
    ],
  },
  'oauth-consent': {
    firesOn: [
      ['an app to be allowed', 'Please approve the application to keep access to your mailbox.'],
      [
        'access to be renewed',
        'Reauthorize the connection of your email account to continue receiving mail.',
      ],
      ['German', 'Bitte genehmigen Sie der App den Zugriff auf Ihr Postfach.'],
      ['Spanish', 'Autorice la aplicación para mantener el acceso a su buzón.'],
      ['French', 'Autorisez l’application à accéder à votre messagerie.'],
    ],
    staysQuietOn: [
      ['building permission', 'The council approved the application for the new school.'],
      ['a language feature', 'The change allows the compiler to skip the check.'],
      ['a job application', 'Thank you for your application as a baker.'],
      ['German', 'Der Bauantrag wurde genehmigt.'],
      ['French', 'L’autorisation de sortie scolaire est à signer avant lundi.'],
    ],
  },
  'paste-and-run': {
    firesOn: [
      [
        'the run box',
        'Press Windows + R, paste the command with Ctrl + V and press Enter to verify you are human.',
      ],
      ['a shell', 'Open PowerShell and paste the following command, then press Enter.'],
      ['German', 'Drücken Sie die Windows-Taste + R und fügen Sie den Text in Ausführen ein.'],
      ['Portuguese', 'Pressione a tecla Windows + R, cole em Executar e pressione Enter.'],
      ['Spanish', 'Presione Windows + R y pegue el texto en Ejecutar, luego pulse Intro.'],
      ['French', 'Appuyez sur la touche Windows + R, collez dans Exécuter puis appuyez sur Entrée.'],
    ],
    staysQuietOn: [
      ['a colleague’s hint', 'Open a terminal and run npm install before you start the server.'],
      ['a patch', 'The script copies the file into the build folder and runs the tests.'],
      ['a shortcut of an editor', 'Use Ctrl + S to save the file.'],
      ['German', 'Öffnen Sie die App und tippen Sie auf Einstellungen.'],
      ['Portuguese', 'Abra o aplicativo e toque em Configurações.'],
      ['French', 'Ouvrez l’application puis touchez Réglages.'],
    ],
  },
  'shared-document': {
    firesOn: [
      ['a file behind a link', 'John has shared a secure document with you via OneDrive. View document'],
      ['a signature', 'You have received a new secured document that requires your signature.'],
      ['German', 'Frau Keller hat ein Dokument mit Ihnen geteilt. Dokument ansehen'],
      ['Portuguese', 'Maria compartilhou um documento com você. Visualizar o documento aqui.'],
      ['Spanish', 'Juan ha compartido un documento con usted. Ver el documento aquí.'],
      ['French', 'Anne a partagé un document avec vous. Consulter le document ici.'],
      ['Italian', 'Luca ha condiviso un documento con te. Visualizza il documento qui.'],
    ],
    staysQuietOn: [
      ['notes by mail', 'Here are my notes from the meeting, the slides follow tomorrow.'],
      ['a file name in a patch', 'The function reads the file and closes the handle.'],
      ['a petition', 'We are still short of 200 names, will you add yours?'],
      ['German', 'Die Unterlagen bringe ich morgen ins Büro mit.'],
      ['Portuguese', 'Levo os papéis amanhã para a reunião.'],
      ['Spanish', 'Mañana te llevo los papeles.'],
      ['French', 'J’apporte les papiers demain.'],
    ],
  },
  voicemail: {
    firesOn: [
      [
        'a voice message',
        'You have received a new voicemail from caller +1 555 0142. Listen to the voice message',
      ],
      ['a fax', 'You have received a new fax message. View fax document'],
      ['German', 'Sie haben eine neue Sprachnachricht erhalten. Jetzt anhören'],
      ['Portuguese', 'Nova mensagem de voz recebida. Ouvir a mensagem de voz'],
      ['Spanish', 'Tiene un mensaje de voz nuevo. Escuchar el mensaje de voz'],
      ['French', 'Vous avez un nouveau message vocal. Écouter le message vocal'],
      ['Italian', 'Un messaggio vocale ricevuto. Ascolta il messaggio vocale'],
    ],
    staysQuietOn: [
      ['a friend who could not be reached', 'I tried to call you but only got your answering machine.'],
      ['music', 'Listen to the new album on our site.'],
      ['a fax number in a signature', 'Phone 555 0142, fax 555 0143.'],
      ['German', 'Ich habe dich gestern nicht erreicht, ruf mich bitte zurück.'],
      ['Portuguese', 'Tentei ligar ontem, me ligue quando puder.'],
      ['Spanish', 'Te llamé ayer, llámame cuando puedas.'],
      ['French', 'Je t’ai appelé hier, rappelle-moi.'],
    ],
  },
  'invoice-lure': {
    firesOn: [
      ['payment papers', 'Kindly find the attached swift copy of the payment.'],
      [
        'an order out of nowhere',
        'Please send us your best price and proforma, see the attached file for more details.',
      ],
      ['an attachment to be opened', 'View the attachment to complete the process.'],
      ['German, as a hint', 'Anbei erhalten Sie die Rechnung zu Ihrer Bestellung.'],
      ['Spanish, as a hint', 'Adjunto la factura del pedido.'],
    ],
    staysQuietOn: [
      [
        'the shop’s own invoice',
        {
          from: 'Fern & Pine <hello@fernandpine.co.uk>',
          text: 'Here is your invoice for order 1182: https://fernandpine.co.uk/orders/1182',
        },
      ],
      [
        'a list post about quoting',
        {
          from: 'Wei <wei@lists.example.org>',
          headers: ['List-Id: <dev.lists.example.org>', 'List-Post: <mailto:dev@lists.example.org>'],
          text: 'The attached file has the full log, please see the attached document for details.',
        },
      ],
      ['a photograph', 'I attach two photos of the garden.'],
      ['German', 'Die Fotos vom Ausflug findest du im Album.'],
      ['Spanish', 'Te mando las fotos del viaje.'],
    ],
  },
});
