import { testPhrases } from '../../../testing/phrase-cases.ts';
import { junk } from './junk.ts';

testPhrases(junk, {
  investment: {
    firesOn: [
      ['guaranteed profit', 'Our platform offers guaranteed daily profits of 5% from your first deposit.'],
      ['a famous name', 'Elon Musk is giving away crypto to celebrate the launch.'],
      ['money doubled', 'Double your bitcoin in two days.'],
      ['German', 'Investieren Sie jetzt in Bitcoin und erzielen Sie garantierte Gewinne ohne Risiko.'],
      ['Portuguese', 'Invista em bitcoin com lucro garantido todo mês.'],
      ['Spanish', 'Invierta en nuestra plataforma de criptomonedas con ganancias garantizadas al mes.'],
      ['French', 'Investissez dans le bitcoin : gains garantis sans risque.'],
    ],
    staysQuietOn: [
      ['a fund report', 'The fund returned 4.1 percent last year. Past performance is no guarantee.'],
      ['a company report', 'Quarterly earnings rose because of strong sales in Asia.'],
      ['a politician', 'She invested years in our schools.'],
      ['German', 'Der Jahresbericht Ihres Fonds liegt im Postfach.'],
      ['Portuguese', 'O relatório anual do seu fundo está disponível.'],
      ['Spanish', 'El informe anual de su fondo está disponible.'],
      ['French', 'Le rapport annuel de votre fonds est disponible.'],
    ],
  },
  loan: {
    firesOn: [
      ['a loan for everybody', 'Do you need a loan? We give out loans at a low interest rate of 2%.'],
      ['a card without questions', 'Pre-approved credit card, no credit check, apply today.'],
      ['German', 'Sofortkredit ohne Schufa: benötigen Sie ein Darlehen?'],
      ['Portuguese', 'Empréstimo liberado para negativado, sem consulta.'],
      ['Spanish', 'Préstamo aprobado sin aval: ¿necesita un crédito urgente?'],
      ['French', 'Prêt rapide entre particuliers, taux 2 %.'],
      ['Italian', 'Prestito veloce senza garanzie: hai bisogno di un prestito?'],
    ],
    staysQuietOn: [
      ['a library', 'Your loan of two books is due on Friday.'],
      ['a mortgage statement', 'Your mortgage statement for 2024 is in your documents.'],
      ['an aid programme', 'The disaster agency opened an office for farmers.'],
      ['German', 'Die Leihfrist Ihrer Bücher endet am Freitag.'],
      ['Portuguese', 'Seu livro deve ser devolvido na sexta-feira.'],
      ['Spanish', 'El libro hay que devolverlo el viernes.'],
      ['French', 'Le livre est à rendre vendredi.'],
    ],
  },
  'job-offer': {
    firesOn: [
      ['money from home', 'Earn $500 per day working from home, no experience needed.'],
      ['easy tasks', 'Complete simple tasks online and earn USDT daily.'],
      ['German', 'Verdienen Sie 400 Euro am Tag von zu Hause.'],
      ['Portuguese', 'Ganhe R$ 300 por dia trabalhando em casa, sem experiência necessária.'],
      ['Spanish', 'Gane 200 euros al día trabajando desde casa.'],
      ['French', 'Gagnez 300 euros par jour de chez vous.'],
      ['Italian', 'Guadagna 200 euro al giorno da casa.'],
    ],
    staysQuietOn: [
      ['an interview', 'Thank you for applying. The role is remote and full time.'],
      ['working from home today', 'I am working from home today, call me on my mobile.'],
      ['a job board', 'Three new openings match your saved search: data analyst, Lisbon.'],
      ['German', 'Ich arbeite heute von zu Hause.'],
      ['Portuguese', 'Hoje estou trabalhando de casa.'],
      ['Spanish', 'Hoy trabajo en casa.'],
      ['French', 'Je suis en télétravail aujourd’hui.'],
    ],
  },
  'dating-bait': {
    firesOn: [
      ['foreign beauties', 'Meet beautiful Ukrainian women tonight.'],
      ['neighbours', 'Hot singles in your area want to chat.'],
      ['German', 'Geile Frauen aus deiner Nähe warten auf dich.'],
      ['Portuguese', 'Mulheres solteiras perto de você querem conversar.'],
      ['Spanish', 'Conoce a mujeres ucranianas hoy, chicas cerca de ti.'],
      ['French', 'Rencontrez de belles femmes russes près de chez vous.'],
      ['Dutch', 'Oekraïense meisjes willen met jou chatten.'],
    ],
    staysQuietOn: [
      ['a women’s league', 'The women’s team meets on Tuesday at the club house.'],
      ['a hot day', 'It was hot and everybody went to the lake.'],
      ['a date in the calendar', 'The date of the meeting has changed.'],
      ['German', 'Die Frauenmannschaft spielt am Samstag.'],
      ['Portuguese', 'As mulheres da equipe venceram o torneio.'],
      ['Spanish', 'Las chicas del equipo juegan el sábado.'],
      ['French', 'Les femmes de l’équipe jouent samedi.'],
    ],
  },
  casino: {
    firesOn: [
      ['free spins', 'Claim 200 free spins and a welcome bonus, no deposit required.'],
      ['an online casino', 'Your casino bonus is waiting, play now.'],
      ['German', '220 Freispiele und 1200 € Willkommensbonus sichern, ohne Einzahlung.'],
      ['Portuguese', 'Ganhe 100 rodadas grátis no cassino agora.'],
      ['Spanish', 'Bono de bienvenida y 50 giros gratis sin depósito.'],
      ['French', 'Bonus de bienvenue et 100 tours gratuits au casino.'],
      ['Dutch', 'Claim je welkomstbonus en 100 gratis spins.'],
    ],
    staysQuietOn: [
      ['a news item about a casino', 'The casino on the pier was closed in 1978.'],
      ['a game of cards among friends', 'Poker at mine on Friday, bring crisps.'],
      ['a match offer of a charity', 'Your gift is matched until midnight.'],
      ['German', 'Der Bonus wird mit dem Gehalt im Juni ausgezahlt.'],
      ['Portuguese', 'O bônus anual será pago em junho.'],
      ['Spanish', 'La paga extra se abona en junio.'],
      ['French', 'La prime est versée en juin.'],
    ],
  },
  'health-miracle': {
    firesOn: [
      ['weight', 'Lose 20 pounds fast with this weird tropical trick.'],
      ['an illness reversed', 'This simple ritual reverses diabetes, doctors hate it.'],
      ['German', 'Abnehmen mit Keto: 16 kg in 4 Wochen verlieren.'],
      ['Portuguese', 'Emagreça rápido com este método natural.'],
      ['Spanish', 'Adelgace 10 kilos en dos semanas con este secreto natural.'],
      ['French', 'Perdez du poids rapidement grâce à cette méthode naturelle.'],
      ['Dutch', 'Snel afvallen met keto, zonder dieet.'],
    ],
    staysQuietOn: [
      ['a doctor’s reminder', 'Your flu vaccination is due. Book an appointment at the practice.'],
      ['a charity run', 'We run to raise money for cancer research on Sunday.'],
      ['a recipe', 'This soup is light and ready in ten minutes.'],
      ['German', 'Ihr Termin beim Hausarzt ist am 3. Mai.'],
      ['Portuguese', 'Sua consulta médica é dia 3 de maio.'],
      ['Spanish', 'Su cita médica es el 3 de mayo.'],
      ['French', 'Votre rendez-vous médical est le 3 mai.'],
    ],
  },
  'hard-sell': {
    firesOn: [
      [
        'a car warranty',
        'Get auto protection for a low monthly cost. Choose America’s best vehicle coverage.',
      ],
      [
        'search engines',
        'We offer affordable SEO services to rank your website on the first page of Google.',
      ],
      ['German', 'Jetzt 70% Rabatt auf das revolutionäre Gerät sichern.'],
      ['Portuguese', 'Plano de saúde com até 40% de desconto: faça sua cotação.'],
      ['French', 'Panneaux solaires : profitez d’une aide de l’État, devis gratuit.'],
      ['Dutch', 'Bespaar honderden euro’s op uw energierekening met zonnepanelen.'],
    ],
    staysQuietOn: [
      [
        'a shop with a sale, on its own domain',
        {
          from: 'Fern & Pine <hello@fernandpine.co.uk>',
          text: '30% off everything ends tonight. Shop now: https://fernandpine.co.uk/sale',
        },
      ],
      [
        'an insurance policy that was bought',
        {
          from: 'Fern & Pine <hello@fernandpine.co.uk>',
          text: 'Your home insurance policy documents are ready: https://fernandpine.co.uk/policy',
        },
      ],
      [
        'a list',
        {
          from: 'Wei <wei@lists.example.org>',
          headers: ['List-Id: <dev.lists.example.org>', 'List-Post: <mailto:dev@lists.example.org>'],
          text: 'A 20% off coupon for the conference is in the wiki, limited offer for members only.',
        },
      ],
      ['a neighbour about heating', 'The heating engineer comes on Monday morning.'],
      ['a school in Portuguese', 'A reunião de pais é na quinta-feira.'],
      ['a French neighbour', 'Les panneaux de la rue seront remplacés lundi.'],
    ],
  },
  'junk-footer': {
    firesOn: [
      ['the commonest', 'Click here to remove yourself from our emails list'],
      [
        'a postal address nobody lives at',
        'If you no longer wish to receive these emails, you may unsubscribe by clicking here or by writing to 826 Expressway Lane.',
      ],
      ['a reply asked for', 'Unsubscribe from all email list by replying to this email'],
      [
        'German',
        'Wenn Sie keine weiteren E-Mails erhalten möchten, klicken Sie hier oder schreiben Sie an 616 Corporate Way.',
      ],
    ],
    staysQuietOn: [
      ['an ordinary newsletter', 'You receive this email because you signed up on our website. Unsubscribe'],
      ['a campaign', 'If you need to remove yourself from our email list, click here to unsubscribe.'],
      ['a mailing list', 'To unsubscribe, send a mail with the subject unsubscribe to the list.'],
      ['German', 'Sie möchten keinen Newsletter mehr? Hier abmelden.'],
    ],
  },
});
