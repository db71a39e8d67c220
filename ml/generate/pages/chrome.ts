import type { Language } from '../generated-mail.ts';
import { list } from '../kits/kit.ts';

/** The words that programs put around a text, by language. */
type Chrome = {
  mail: {
    from: string;
    to: string;
    me: string;
    subject: string;
    days: string[];
    top: string[];
    actions: string[];
  };
  sms: { days: string[]; notices: string[]; field: string[] };
  chat: { presence: string[]; days: string[]; field: string[]; talk: string[] };
  web: { menu: string[]; cookies: string[] };
  app: { tabs: string[] };
  dialog: { buttons: string[] };
  document: { menu: string[]; bottom: string[] };
};

type Words = {
  mail: [from: string, to: string, me: string, subject: string];
  days: string;
  mailTop: string;
  mailActions: string;
  notices: string;
  smsField: string;
  presence: string;
  /** Everyday bubbles before and after; grammars. */
  talk: string;
  chatField: string;
  menu: string;
  cookies: string;
  tabs: string;
  buttons: string;
  fileMenu: string;
  bottom: string;
};

const chromeOf = (words: Words): Chrome => {
  const [from, to, me, subject] = words.mail;
  const days = list(words.days);
  return {
    mail: { from, to, me, subject, days, top: list(words.mailTop), actions: list(words.mailActions) },
    sms: { days, notices: list(words.notices), field: list(words.smsField) },
    chat: { presence: list(words.presence), days, field: list(words.chatField), talk: list(words.talk) },
    web: { menu: list(words.menu), cookies: list(words.cookies) },
    app: { tabs: list(words.tabs) },
    dialog: { buttons: list(words.buttons) },
    document: { menu: list(words.fileMenu), bottom: list(words.bottom) },
  };
};

const en = chromeOf({
  mail: ['From', 'To', 'me', 'Subject'],
  days: 'Today; Yesterday; Mon; Tue 14 May; Friday; Sun, 3 Mar',
  mailTop:
    'Inbox (3); Inbox; < Back; Search mail; Compose; Starred; Sent; Drafts (1); Archive; 1 of 2,418; External',
  mailActions: 'Reply; Reply all; Forward; Delete; Archive; Mark as unread; Print; Report spam',
  notices:
    'Text Message; SMS; The sender is not in your contacts.; Report junk; New message; Texting with (SMS/MMS)',
  smsField: 'Text message; iMessage; Message; Type a message; RCS message',
  presence:
    'online; last seen today at 11:20; typing...; tap here for contact info; Messages are end-to-end encrypted.',
  talk: 'Hi! How are you?; See you on {due}; Running late, there at {time}; Happy birthday {first}!; Did you see the game last night?; ok; Thanks a lot; Call me when you can; Photo; Voice message 0:{nn}; I’m at {street}; Can you pick up {first}?; Missed call at {time}; haha yes; Good night; What time tomorrow?; It’s {temperature} here, lovely',
  chatField: 'Type a message; Message; Message...; Aa',
  menu: 'Home; Products; About us; Contact; Help; Sign in; Search; Cart (0); Blog; Pricing; My account; EN; Menu; Log out',
  cookies:
    'We use cookies. Accept all Reject Settings; This site uses cookies to improve your experience. OK; Accept cookies Manage choices',
  tabs: 'Home; Search; Profile; Activity; Settings; More; Cards; Notifications; Inbox',
  buttons: 'OK; Cancel; Close; Later; Continue; Not now; Allow; Block; Learn more; X',
  fileMenu: 'File; Edit; View; Insert; Format; Tools; Help',
  bottom: 'Page 1 of 2; Words: 214; English (UK); Saved; All changes saved; Ready',
});

const de = chromeOf({
  mail: ['Von', 'An', 'mich', 'Betreff'],
  days: 'Heute; Gestern; Mo; Di., 14. Mai; Freitag; So., 3. März',
  mailTop:
    'Posteingang (3); Posteingang; < Zurück; In E-Mails suchen; Schreiben; Gesendet; Entwürfe (1); Archiv; 1 von 2.418; Extern',
  mailActions:
    'Antworten; Allen antworten; Weiterleiten; Löschen; Archivieren; Drucken; Als ungelesen markieren',
  notices: 'Textnachricht; SMS; Absender ist kein Kontakt.; Werbung melden; Neue Nachricht',
  smsField: 'SMS; Nachricht; Nachricht schreiben; iMessage',
  presence:
    'online; zuletzt online heute um 11:20; schreibt...; Nachrichten sind Ende-zu-Ende-verschlüsselt.',
  talk: 'Hallo, wie geht’s?; Bis {due}; Komme später, so gegen {time}; Alles Gute zum Geburtstag {first}!; ok; Danke dir; Ruf mich an, wenn du kannst; Foto; Sprachnachricht 0:{nn}; Bin in der {street}; Holst du {first} ab?; Verpasster Anruf um {time}; haha ja; Gute Nacht; Wann morgen?',
  chatField: 'Nachricht; Nachricht schreiben; Aa',
  menu: 'Startseite; Produkte; Über uns; Kontakt; Hilfe; Anmelden; Suche; Warenkorb (0); Mein Konto; Menü; Abmelden; DE',
  cookies: 'Wir verwenden Cookies. Alle akzeptieren Ablehnen Einstellungen; Diese Seite nutzt Cookies. OK',
  tabs: 'Start; Suche; Profil; Aktivität; Einstellungen; Mehr; Karten; Postfach',
  buttons: 'OK; Abbrechen; Schließen; Später; Weiter; Nicht jetzt; Zulassen; Blockieren; Mehr erfahren; X',
  fileMenu: 'Datei; Bearbeiten; Ansicht; Einfügen; Format; Extras; Hilfe',
  bottom: 'Seite 1 von 2; 214 Wörter; Deutsch; Gespeichert; Bereit',
});

const fr = chromeOf({
  mail: ['De', 'À', 'moi', 'Objet'],
  days: 'Aujourd’hui; Hier; lun.; mar. 14 mai; vendredi; dim. 3 mars',
  mailTop:
    'Boîte de réception (3); Boîte de réception; < Retour; Rechercher; Nouveau message; Envoyés; Brouillons (1); 1 sur 2 418',
  mailActions: 'Répondre; Répondre à tous; Transférer; Supprimer; Archiver; Imprimer; Signaler',
  notices:
    'SMS; Message texte; L’expéditeur n’est pas dans vos contacts.; Signaler comme indésirable; Nouveau message',
  smsField: 'SMS; Message; Message texte; iMessage',
  presence: 'en ligne; vu aujourd’hui à 11:20; écrit...; Les messages sont chiffrés de bout en bout.',
  talk: 'Salut, ça va ?; À {due}; En retard, j’arrive à {time}; Bon anniversaire {first} !; ok; Merci beaucoup; Appelle-moi quand tu peux; Photo; Message vocal 0:{nn}; Je suis {street}; Tu récupères {first} ?; Appel manqué à {time}; mdr oui; Bonne nuit; À quelle heure demain ?',
  chatField: 'Message; Écrivez un message; Aa',
  menu: 'Accueil; Produits; Qui sommes-nous; Contact; Aide; Se connecter; Rechercher; Panier (0); Mon compte; Menu; Déconnexion; FR',
  cookies: 'Nous utilisons des cookies. Tout accepter Refuser Paramétrer; Ce site utilise des cookies. OK',
  tabs: 'Accueil; Recherche; Profil; Activité; Réglages; Plus; Cartes; Messages',
  buttons: 'OK; Annuler; Fermer; Plus tard; Continuer; Pas maintenant; Autoriser; Bloquer; En savoir plus; X',
  fileMenu: 'Fichier; Édition; Affichage; Insertion; Format; Outils; Aide',
  bottom: 'Page 1 sur 2; 214 mots; Français; Enregistré; Prêt',
});

const es = chromeOf({
  mail: ['De', 'Para', 'mí', 'Asunto'],
  days: 'Hoy; Ayer; lun; mar, 14 may; viernes; dom, 3 mar',
  mailTop:
    'Recibidos (3); Bandeja de entrada; < Atrás; Buscar correo; Redactar; Enviados; Borradores (1); 1 de 2.418',
  mailActions: 'Responder; Responder a todos; Reenviar; Eliminar; Archivar; Imprimir; Marcar como no leído',
  notices:
    'SMS; Mensaje de texto; El remitente no está en tus contactos.; Denunciar correo no deseado; Mensaje nuevo',
  smsField: 'SMS; Mensaje; Mensaje de texto; iMessage',
  presence:
    'en línea; últ. vez hoy a las 11:20; escribiendo...; Los mensajes están cifrados de extremo a extremo.',
  talk: 'Hola, ¿qué tal?; Nos vemos el {due}; Llego tarde, a las {time}; ¡Feliz cumpleaños {first}!; vale; Muchas gracias; Llámame cuando puedas; Foto; Mensaje de voz 0:{nn}; Estoy en {street}; ¿Recoges a {first}?; Llamada perdida a las {time}; jaja sí; Buenas noches; ¿A qué hora mañana?',
  chatField: 'Mensaje; Escribe un mensaje; Aa',
  menu: 'Inicio; Productos; Quiénes somos; Contacto; Ayuda; Iniciar sesión; Buscar; Carrito (0); Mi cuenta; Menú; Salir; ES',
  cookies: 'Usamos cookies. Aceptar todo Rechazar Configurar; Este sitio usa cookies. Aceptar',
  tabs: 'Inicio; Buscar; Perfil; Actividad; Ajustes; Más; Tarjetas; Buzón',
  buttons:
    'Aceptar; Cancelar; Cerrar; Más tarde; Continuar; Ahora no; Permitir; Bloquear; Más información; X',
  fileMenu: 'Archivo; Editar; Ver; Insertar; Formato; Herramientas; Ayuda',
  bottom: 'Página 1 de 2; 214 palabras; Español; Guardado; Listo',
});

const pt = chromeOf({
  mail: ['De', 'Para', 'mim', 'Assunto'],
  days: 'Hoje; Ontem; seg; ter., 14 mai; sexta-feira; dom., 3 mar',
  mailTop:
    'Caixa de entrada (3); Entrada; < Voltar; Pesquisar; Escrever; Enviados; Rascunhos (1); 1 de 2.418',
  mailActions: 'Responder; Responder a todos; Encaminhar; Excluir; Arquivar; Imprimir; Denunciar spam',
  notices: 'SMS; Mensagem de texto; O remetente não está nos seus contatos.; Denunciar; Nova mensagem',
  smsField: 'SMS; Mensagem; Mensagem de texto; iMessage',
  presence: 'online; visto hoje às 11:20; digitando...; As mensagens são protegidas com criptografia.',
  talk: 'Oi, tudo bem?; Até {due}; Vou atrasar, chego às {time}; Feliz aniversário {first}!; ok; Muito obrigado; Me liga quando puder; Foto; Mensagem de voz 0:{nn}; Estou na {street}; Você busca a {first}?; Chamada perdida às {time}; kkk sim; Boa noite; Que horas amanhã?',
  chatField: 'Mensagem; Digite uma mensagem; Aa',
  menu: 'Início; Produtos; Sobre nós; Contato; Ajuda; Entrar; Buscar; Carrinho (0); Minha conta; Menu; Sair; PT',
  cookies: 'Usamos cookies. Aceitar tudo Recusar Configurar; Este site usa cookies. OK',
  tabs: 'Início; Busca; Perfil; Atividade; Ajustes; Mais; Cartões; Mensagens',
  buttons: 'OK; Cancelar; Fechar; Depois; Continuar; Agora não; Permitir; Bloquear; Saiba mais; X',
  fileMenu: 'Arquivo; Editar; Ver; Inserir; Formatar; Ferramentas; Ajuda',
  bottom: 'Página 1 de 2; 214 palavras; Português; Salvo; Pronto',
});

const it = chromeOf({
  mail: ['Da', 'A', 'me', 'Oggetto'],
  days: 'Oggi; Ieri; lun; mar 14 mag; venerdì; dom 3 mar',
  mailTop: 'Posta in arrivo (3); Posta in arrivo; < Indietro; Cerca; Scrivi; Inviati; Bozze (1); 1 di 2.418',
  mailActions: 'Rispondi; Rispondi a tutti; Inoltra; Elimina; Archivia; Stampa; Segnala',
  notices:
    'SMS; Messaggio di testo; Il mittente non è tra i tuoi contatti.; Segnala indesiderato; Nuovo messaggio',
  smsField: 'SMS; Messaggio; Messaggio di testo; iMessage',
  presence:
    'online; ultimo accesso oggi alle 11:20; sta scrivendo...; I messaggi sono crittografati end-to-end.',
  talk: 'Ciao, come va?; Ci vediamo il {due}; Faccio tardi, arrivo alle {time}; Buon compleanno {first}!; ok; Grazie mille; Chiamami quando puoi; Foto; Messaggio vocale 0:{nn}; Sono in {street}; Prendi tu {first}?; Chiamata persa alle {time}; ahah sì; Buonanotte; A che ora domani?',
  chatField: 'Messaggio; Scrivi un messaggio; Aa',
  menu: 'Home; Prodotti; Chi siamo; Contatti; Assistenza; Accedi; Cerca; Carrello (0); Il mio account; Menu; Esci; IT',
  cookies: 'Usiamo i cookie. Accetta tutti Rifiuta Impostazioni; Questo sito usa i cookie. OK',
  tabs: 'Home; Cerca; Profilo; Attività; Impostazioni; Altro; Carte; Messaggi',
  buttons: 'OK; Annulla; Chiudi; Più tardi; Continua; Non ora; Consenti; Blocca; Scopri di più; X',
  fileMenu: 'File; Modifica; Visualizza; Inserisci; Formato; Strumenti; Guida',
  bottom: 'Pagina 1 di 2; 214 parole; Italiano; Salvato; Pronto',
});

const nl = chromeOf({
  mail: ['Van', 'Aan', 'mij', 'Onderwerp'],
  days: 'Vandaag; Gisteren; ma; di 14 mei; vrijdag; zo 3 mrt',
  mailTop: 'Postvak IN (3); Postvak IN; < Terug; Zoeken; Opstellen; Verzonden; Concepten (1); 1 van 2.418',
  mailActions:
    'Beantwoorden; Allen beantwoorden; Doorsturen; Verwijderen; Archiveren; Afdrukken; Spam melden',
  notices: 'Sms; Tekstbericht; De afzender staat niet in je contacten.; Ongewenst melden; Nieuw bericht',
  smsField: 'Sms; Bericht; Tekstbericht; iMessage',
  presence:
    'online; laatst gezien vandaag om 11:20; aan het typen...; Berichten zijn end-to-end versleuteld.',
  talk: 'Hoi, hoe gaat het?; Tot {due}; Ben wat later, rond {time}; Gefeliciteerd {first}!; oké; Dankjewel; Bel me als je kunt; Foto; Spraakbericht 0:{nn}; Ik ben bij {street}; Haal jij {first} op?; Gemiste oproep om {time}; haha ja; Slaap lekker; Hoe laat morgen?',
  chatField: 'Bericht; Typ een bericht; Aa',
  menu: 'Home; Producten; Over ons; Contact; Hulp; Inloggen; Zoeken; Winkelwagen (0); Mijn account; Menu; Uitloggen; NL',
  cookies: 'Wij gebruiken cookies. Alles accepteren Weigeren Instellingen; Deze site gebruikt cookies. OK',
  tabs: 'Start; Zoeken; Profiel; Activiteit; Instellingen; Meer; Passen; Berichten',
  buttons: 'OK; Annuleren; Sluiten; Later; Doorgaan; Niet nu; Toestaan; Blokkeren; Meer informatie; X',
  fileMenu: 'Bestand; Bewerken; Beeld; Invoegen; Opmaak; Extra; Help',
  bottom: 'Pagina 1 van 2; 214 woorden; Nederlands; Opgeslagen; Gereed',
});

const pl = chromeOf({
  mail: ['Od', 'Do', 'mnie', 'Temat'],
  days: 'Dzisiaj; Wczoraj; pon.; wt. 14 maja; piątek; niedz. 3 mar',
  mailTop: 'Odebrane (3); Skrzynka odbiorcza; < Wstecz; Szukaj; Utwórz; Wysłane; Szkice (1); 1 z 2418',
  mailActions: 'Odpowiedz; Odpowiedz wszystkim; Przekaż dalej; Usuń; Archiwizuj; Drukuj; Zgłoś spam',
  notices: 'SMS; Wiadomość tekstowa; Nadawcy nie ma w kontaktach.; Zgłoś spam; Nowa wiadomość',
  smsField: 'SMS; Wiadomość; Wiadomość tekstowa; iMessage',
  presence: 'online; ostatnio dziś o 11:20; pisze...; Wiadomości są szyfrowane.',
  talk: 'Hej, co słychać?; Do zobaczenia {due}; Spóźnię się, będę o {time}; Wszystkiego najlepszego {first}!; ok; Dzięki wielkie; Zadzwoń, jak możesz; Zdjęcie; Wiadomość głosowa 0:{nn}; Jestem na {street}; Odbierzesz dzieci?; Nieodebrane połączenie o {time}; haha tak; Dobranoc; O której jutro?',
  chatField: 'Wiadomość; Napisz wiadomość; Aa',
  menu: 'Strona główna; Produkty; O nas; Kontakt; Pomoc; Zaloguj się; Szukaj; Koszyk (0); Moje konto; Menu; Wyloguj; PL',
  cookies: 'Używamy plików cookie. Akceptuj wszystkie Odrzuć Ustawienia; Ta strona używa plików cookie. OK',
  tabs: 'Start; Szukaj; Profil; Aktywność; Ustawienia; Więcej; Karty; Wiadomości',
  buttons: 'OK; Anuluj; Zamknij; Później; Dalej; Nie teraz; Zezwól; Zablokuj; Więcej informacji; X',
  fileMenu: 'Plik; Edycja; Widok; Wstaw; Format; Narzędzia; Pomoc',
  bottom: 'Strona 1 z 2; 214 słów; Polski; Zapisano; Gotowe',
});

const ja = chromeOf({
  mail: ['差出人', '宛先', '自分', '件名'],
  days: '今日; 昨日; 月曜日; 5月14日(火); 金曜日; 3月3日(日)',
  mailTop: '受信トレイ (3); 受信トレイ; < 戻る; メールを検索; 作成; 送信済み; 下書き (1)',
  mailActions: '返信; 全員に返信; 転送; 削除; アーカイブ; 印刷; 迷惑メールを報告',
  notices:
    'SMS; テキストメッセージ; この送信者は連絡先に登録されていません; 迷惑メッセージを報告; 新規メッセージ',
  smsField: 'SMS; メッセージ; テキストメッセージ; メッセージを入力',
  presence: 'オンライン; 既読; 入力中...; 未読',
  talk: '元気？; {due}にまたね; 少し遅れる、{time}に着く; お誕生日おめでとう！; 了解; ありがとう; 後で電話して; 写真; ボイスメッセージ 0:{nn}; 今{street}にいる; {first}を迎えに行ける？; 不在着信 {time}; 笑; おやすみ; 明日何時？',
  chatField: 'メッセージを入力; Aa',
  menu: 'ホーム; 商品一覧; 会社概要; お問い合わせ; ヘルプ; ログイン; 検索; カート(0); マイページ; メニュー; ログアウト',
  cookies: '当サイトではCookieを使用しています。同意する 設定; Cookieの使用に同意する',
  tabs: 'ホーム; 検索; プロフィール; 設定; その他; カード; お知らせ',
  buttons: 'OK; キャンセル; 閉じる; 後で; 続ける; 許可; ブロック; 詳細; ×',
  fileMenu: 'ファイル; 編集; 表示; 挿入; 書式; ツール; ヘルプ',
  bottom: '1 / 2 ページ; 214 文字; 日本語; 保存済み',
});

/** The languages without a page grammar of their own are never asked for; they read as English. */
export const chrome: Record<Language, Chrome> = {
  ...{ en, de, fr, es, pt, it, nl, pl, ja },
  ...{ sv: en, cs: en, tr: en, ru: en, zh: en },
};
