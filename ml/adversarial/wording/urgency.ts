import type { Language } from '../prose.ts';
import type { Rewording } from '../rewording.ts';

const leftOut = (table: string): Rewording[] =>
  table
    .trim()
    .split('\n')
    .map((line) => ({ phrase: line.trim(), instead: [''] }));

/** What hurries a reader. A lure without it is a calmer lure, not another message. */
export const urgency: Record<Language, Rewording[]> = {
  English: leftOut(`
    immediately
    urgent
    urgently
    as soon as possible
    at once
    right away
    right now
    without delay
    promptly
    final notice
    final warning
    last warning
    last chance
    last reminder
    action required
    immediate action required
    immediate action
    immediate attention
    attention required
    important notice
    act now
    today only
    expires today
    expires soon
    before it is too late
    don't wait
    hurry
    within 12 hours
    within 24 hours
    within 48 hours
    within 72 hours
    within the next 24 hours
    in the next 24 hours
    within two days
    within 3 days
    asap
    now
    today
  `),
  German: leftOut(`
    sofort
    umgehend
    unverzüglich
    dringend
    so schnell wie möglich
    so bald wie möglich
    letzte erinnerung
    letzte mahnung
    letzte warnung
    handlungsbedarf
    sofortiges handeln
    sofortige maßnahmen
    wichtige mitteilung
    innerhalb von 24 stunden
    innerhalb von 48 stunden
    innerhalb der nächsten 24 stunden
    innerhalb von 7 tagen
    binnen 24 stunden
    noch heute
    nur heute
    jetzt
    heute
  `),
  French: leftOut(`
    immédiatement
    urgent
    d'urgence
    dès que possible
    dans les plus brefs délais
    sans délai
    sans tarder
    dernier rappel
    dernier avis
    action requise
    sous 24 heures
    sous 48 heures
    sous 24h
    sous 48h
    dans les 24 heures
    dans les 48 heures
    aujourd'hui seulement
    aujourd'hui
    maintenant
  `),
  Spanish: leftOut(`
    inmediatamente
    de inmediato
    urgente
    con urgencia
    lo antes posible
    cuanto antes
    sin demora
    último aviso
    última advertencia
    acción requerida
    en 24 horas
    en 48 horas
    en las próximas 24 horas
    en un plazo de 24 horas
    antes de 24 horas
    solo hoy
    hoy mismo
    ahora mismo
    ahora
    hoy
  `),
  Portuguese: leftOut(`
    imediatamente
    de imediato
    urgente
    com urgência
    o mais rápido possível
    o quanto antes
    sem demora
    último aviso
    ação necessária
    ação imediata
    em 24 horas
    em até 24 horas
    em 48 horas
    nas próximas 24 horas
    no prazo de 24 horas
    somente hoje
    hoje mesmo
    agora mesmo
    agora
    hoje
  `),
  Italian: leftOut(`
    immediatamente
    subito
    urgente
    con urgenza
    il prima possibile
    al più presto
    senza indugio
    ultimo avviso
    ultimo sollecito
    azione richiesta
    entro 24 ore
    entro 48 ore
    nelle prossime 24 ore
    solo oggi
    oggi stesso
    ora
    adesso
    oggi
  `),
};
