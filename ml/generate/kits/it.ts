import { type Kit, list } from './kit.ts';

export const it: Kit = {
  language: 'it',
  first: list(
    'Giulia; Marco; Chiara; Davide; Elisa; Matteo; Paola; Luca; Serena; Andrea; Silvia; Pietro; Marta; Nicola; Irene; Fabio',
  ),
  last: list(
    'Ferri; Lombardi; Conti; Galli; Marchetti; Rinaldi; Bassi; Testa; Villa; Sartori; Grassi; Monti; Pellegrini; Orlando; Fabbri; Neri',
  ),
  cities: list(
    'Bologna; Torino; Padova; Bari; Genova; Lecce; Trento; Perugia; Verona; Lugano; Parma; Catania',
  ),
  streets: list(
    'via Roma; corso Italia; via Garibaldi; piazza del Mercato; via dei Mulini; viale Europa; via Verdi',
  ),
  businesses: list(
    'Panificio {last}; Officina {last}; Studio dentistico {last}; Libreria {word}; {last} e Associati; Torrefazione {word}; {word} Software; Falegnameria {last}; {word} Viaggi; Vivaio {last}; Comune di {city}; Associazione {word}; {word} Hosting; Idraulica {last}; Cantina {last}; Studio {last}; Teatro {word}; Immobiliare {last}',
  ),
  endings: list('it; it; it; it; com; com; net; eu; org'),
  freemail: list('gmail.com; libero.it; virgilio.it; hotmail.it; tiscali.it; outlook.it; alice.it'),
  formal: list(
    'Gentile cliente,; Gentile {first} {last},; Ciao {first},; Buongiorno,; Caro cliente,; Gentile Cliente {brand},; Salve,',
  ),
  informal: list('Ciao {first},; Ciao a tutti,; Ehi {first},; Buongiorno {first},; Ciao,'),
  closings: list('Cordiali saluti,; Distinti saluti,; Grazie,; A presto,; Un saluto,; Cordialmente,'),
  casualClosings: list('Un abbraccio,; Grazie mille,; A dopo,; Ciao,; Grazie!'),
  teams: list('Il team {brand}; {brand}; Servizio clienti {brand}; Lo staff di {brand}; {first2} di {brand}'),
  automatic: list(
    'Questo è un messaggio automatico, ti preghiamo di non rispondere.; Non rispondere a questa e-mail.; Messaggio generato automaticamente.',
  ),
  help: list(
    'Domande? [Il servizio clienti è a disposizione|Visita il centro assistenza|Rispondi a questa e-mail].; Serve aiuto? Chiamaci al {phone}.; Siamo a disposizione dal lunedì al venerdì, ore 9-18.',
  ),
  why: list(
    'Ricevi questa e-mail perché hai un account {brand}.; Messaggio inviato a {email}.; Comunicazione di servizio, inviata a prescindere dalle preferenze di marketing.',
  ),
  unsubscribe: '[Annulla iscrizione|Disiscriviti|Gestisci preferenze|Cancellati]',
  browser: '[Visualizza nel browser|Versione online]',
  privacy: '[Privacy|Informativa sulla privacy]',
  terms: '[Termini e condizioni|Note legali]',
  contact: '[Contattaci|Assistenza|Aiuto|Servizio clienti]',
  months: list(
    'gennaio; febbraio; marzo; aprile; maggio; giugno; luglio; agosto; settembre; ottobre; novembre; dicembre',
  ),
  dates: list('{d} {month} {y}; {d}/{m}/{y}; {d} {month}'),
  phones: list('02 ########; 800 ### ###; +39 3## ### ####; 06 #######'),
  money: '[{amount} €|€ {amount}]',
  decimal: ',',
  goods: list(
    'Camicia di lino; Trapano a batteria 18V; Set di 4 tazze; Scarpe da corsa 42; Cuffie senza fili; Caffè in grani 1 kg; Lampada da scrivania; Giacca impermeabile; Padella in ghisa; Caricatore USB-C; Piano annuale; Completo letto; Quaderno A5; Zaino 22 L',
  ),
  stories: [
    ['Nuovi orari dal {date}', 'Siamo aperti [fino alle 20 il giovedì|anche il sabato|un’ora prima].'],
    [
      'Cinque idee per [un fine settimana di pioggia|le sere lunghe|il balcone]',
      'La nostra scelta, [provata a casa|per tutte le tasche].',
    ],
    [
      'Laboratorio: [pane fatto in casa|ripara la bici|orto sul balcone]',
      'Solo dodici posti, [prima i soci|materiale incluso].',
    ],
    ['Conosci {first2}', 'Con noi da [sei|nove|undici] anni e [arriva sempre prima|viene in bici].'],
  ],
  offer: list('{percent} su {good}; {good} a {amount}; Di nuovo disponibile: {good}; Ultimi pezzi: {good}'),
  roles: list(
    'Amministrazione; Direzione generale; Responsabile vendite; Risorse umane; Supporto IT; Contabilità',
  ),
};
