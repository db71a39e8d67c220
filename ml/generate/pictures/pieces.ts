import { escaped, field } from './html.ts';
import type { FieldKind } from './picture-item.ts';
import type { WordGroup } from './words.ts';

/** A part of a page, by what one does with it. */
export type Piece =
  | { kind: 'title' | 'text' | 'button' | 'choice' | 'check' | 'item'; text: string }
  | { kind: 'input'; label: string; value: string; what: FieldKind }
  | { kind: 'fact'; name: string; value: string }
  | { kind: 'boxes'; labels: string[] };

const inputs: readonly (readonly [FieldKind, RegExp])[] = [
  [
    'card',
    /card ?number|kartennummer|num[ée]ro de (?:la )?carte|n[úu]mero de (?:la )?tarjeta|n[úu]mero do cart|numero (?:della )?carta|kaartnummer|numer karty|\bcv[vc]\b|^mm ?\/|expir|g[üu]ltig|caducidad|validade|scadenza|vervaldatum|wa[żz]no[śs]ci|security code|prüfnummer|cryptogramme/i,
  ],
  [
    'password',
    /pass(?:word|wort|code)|mot de passe|contraseña|\bsenha|palavra-passe|wachtwoord|has[łl]o|memorable|\bpin\b|pincode|\bkennwort/i,
  ],
  [
    'code',
    /(?:one-time|sms|backup|digit|access|best[äa]tigungs)?.{0,14}(?:\bcodes?\b|código|codice|\bkod\b|\btan\b|code$)/i,
  ],
  [
    'text',
    /e-?mail|phone|user|\bnames?\b|cardholder|nutzer|inhaber|identifiant|usuario|correo|utilizador|utente|gebruiker|login|numer\b|number|kundennummer|\bnom\b|nombre|\bnome\b|\bnaam|titular|titolare|posiadacz|address|adres|birth|geburt|naissance|nacimiento|nascimento|nascita|geboorte|urodz|pesel|social security|mother|customer|kenn|titulaire|\bcpf\b|telef|teléf/i,
  ],
];

const longestLabel = 38;

const isFact = (text: string) => /^[^:]{2,30}: .+/.test(text) || /\d[.,]\d\d\b|[€$£]|zł|\bR\$/.test(text);

const inputOf = (text: string): Piece | null => {
  if (text === 'recipient@example.com') return { kind: 'input', label: '', value: text, what: 'text' };
  const filled = /^(e-?mail): (\S+@\S+)$/i.exec(text);
  if (filled) return { kind: 'input', label: filled[1] ?? '', value: filled[2] ?? '', what: 'text' };
  if (text.length > longestLabel || /[?!.]$/.test(text) || isFact(text)) return null;
  if (/^(?:word|wort|mot|palabra|palavra|parola|woord|słowo) \d+$/i.test(text))
    return { kind: 'input', label: text, value: '', what: 'seed' };
  const what = inputs.find(([, pattern]) => pattern.test(text))?.[0];
  return what ? { kind: 'input', label: text, value: '', what } : null;
};

/** What one ticks, and what shows a password: not what one presses to go on. */
const remembers =
  /remember|keep me|stay signed|eingeloggt|angemeldet|merken|rester|souvenir|record|sesión inici|mantener|lembrar|manter|ricorda|resta |onthou|ingelogd|zapamiętaj|wylogowuj|^show$|^anzeigen$|^afficher$|^mostrar$|^mostra$|^toon$|^pokaż$|agree|8 characters/i;

/** Words of a screen, sorted into what a page shows. The first sentence is the title. */
export const piecesOf = (groups: readonly WordGroup[]): Piece[] =>
  groups.flatMap((group, at): Piece[] => {
    if (group.kind === 'text')
      return group.parts.map((text) => ({ kind: at === 0 ? 'title' : 'text', text }));
    if (group.kind === 'some') return group.parts.map((text) => ({ kind: 'item', text }));
    const found = group.parts.map((text): Piece => {
      const boxes = text.match(/\d+\./g);
      if (boxes && boxes.length >= 12) return { kind: 'boxes', labels: boxes };
      const input = inputOf(text);
      if (input) return input;
      const [, name = '', value = text] = /^([^:]{2,30}): (.+)$/.exec(text) ?? [];
      if (isFact(text)) return { kind: 'fact', name, value };
      return { kind: remembers.test(text) ? 'check' : 'button', text };
    });
    // Four or more things to press are a menu, not buttons.
    const pressed = found.filter(({ kind }) => kind === 'button').length;
    return pressed > 3
      ? found.map((piece) => (piece.kind === 'button' ? { ...piece, kind: 'choice' } : piece))
      : found;
  });

export type PieceStyle = {
  /** Labels above their fields, or inside them. */
  hasLabels: boolean;
  /** How items are set: links in a column, in a row, points of a list. */
  items: 'column' | 'row' | 'list';
};

const inline = (text: string): string =>
  escaped(text).replace(
    /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/?[\w\-./?=&;#%]*/gi,
    (address) => `<a>${address}</a>`,
  );

export const pieceHtml = (piece: Piece, { hasLabels }: PieceStyle, isMain: boolean): string => {
  switch (piece.kind) {
    case 'title':
      return `<h1>${inline(piece.text)}</h1>`;
    case 'text':
      return `<p>${inline(piece.text)}</p>`;
    case 'item':
      return `<li>${inline(piece.text)}</li>`;
    case 'choice':
      return `<div class="choice">${escaped(piece.text)}</div>`;
    case 'check':
      return `<div class="check"><i></i><span>${escaped(piece.text)}</span></div>`;
    case 'button':
      return `<div class="button${isMain ? ' main' : ''}">${escaped(piece.text)}</div>`;
    case 'fact':
      return `<div class="fact"><span>${escaped(piece.name)}</span><b>${inline(piece.value)}</b></div>`;
    case 'boxes':
      return `<div class="boxes">${piece.labels.map((label) => field('seed', label)).join('')}</div>`;
    case 'input': {
      const label = hasLabels && piece.label !== '' ? `<div class="label">${escaped(piece.label)}</div>` : '';
      return `${label}${field(piece.what, piece.value || (hasLabels ? '' : piece.label), piece.value ? 'color:inherit' : '')}`;
    }
  }
};

/** Pieces below each other; neighbouring items become one list, small card fields stand side by side. */
export const piecesHtml = (pieces: readonly Piece[], style: PieceStyle): string => {
  let out = '';
  let hasMain = false;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) continue;
    if (piece.kind === 'item') {
      const run = pieces.slice(at).findIndex(({ kind }) => kind !== 'item');
      const items = pieces.slice(at, run < 0 ? pieces.length : at + run);
      out += `<ul class="${style.items}">${items.map((item) => pieceHtml(item, style, false)).join('')}</ul>`;
      at += items.length - 1;
      continue;
    }
    const next = pieces[at + 1];
    if (isShort(piece) && next && isShort(next)) {
      out += `<div class="pair"><div>${pieceHtml(piece, style, false)}</div><div>${pieceHtml(next, style, false)}</div></div>`;
      at += 1;
      continue;
    }
    const isMain: boolean = piece.kind === 'button' && !hasMain;
    hasMain ||= isMain;
    out += pieceHtml(piece, style, isMain);
  }
  return out;
};

const isShort = (piece: Piece) =>
  piece.kind === 'input' && /\bcv|^mm|expir|scaden|valid|g[üu]ltig|wa[żz]no|pin\b/i.test(piece.label);
