// Sentences instead of facts. They are searched only if no fact was found: terms of use contain the same words.

const maxLines = 400;

const notFound = [
  /^no match\b/,
  /^no (?:data|entry|entries|records?|objects?|matching|information|such|domain|matches)\b.{0,90}(?:found|available|exists?|record|objects?|domain|database|criteria)/,
  /^(?:domain |object |name )?not (?:found|registered|exist)\b/,
  /^object_not_found|^no_se_encontro/,
  /^nothing found\b/,
  /^(?:the |this )?(?:requested |queried )?(?:domain|object|name)\b.{0,90}\b(?:not found|not exist|not (?:been )?registered|not be found|is free|is available|available for registration)\b/,
  /^["']?[a-z0-9-]+(?:\.[a-z0-9-]+)+["']?:? (?:is )?(?:free|available|not registered|not found|no match|does not exist)\b/,
  /^el dominio no se encuentra registrado/,
  /^this query returned 0 objects/,
  /^available\W*$/,
];

const declined = [
  /\btoo (?:many|fast|often|frequent)/,
  /\b(?:quota|limit|rate|queries|requests|lookups|connections|usage)\b.{0,60}\b(?:exceeded|exhausted|reached)\b/,
  /\bexceed(?:ed|s|ing)?\b.{0,60}\b(?:quota|limits?|rate|number|allowed|maximum)\b/,
  /\btry (?:again|later)\b/,
  /\b(?:access|query|queries|requests?|connection|client|address|ip)\b.{0,60}\b(?:denied|refused|blocked|blacklisted|banned|not (?:permitted|authori[sz]ed|allowed)|throttled|restricted)\b/,
  /\b(?:server|service|database)\b.{0,30}\b(?:busy|overloaded|unavailable)\b/,
  /\bexcessive (?:querying|queries|use)\b/,
];

/** The meaning of an answer without facts: no such object, a refusal, or something unreadable. */
export const sentenceOf = (text: string): 'absent' | 'declined' | 'unreadable' => {
  // A web server on the WHOIS port answers "not found" to everything.
  if (/^\s*(?:HTTP\/\d|<!doctype|<html|<\?xml)/i.test(text)) return 'unreadable';
  const lines = text.split(/\r\n|\r|\n/, maxLines).map((line) =>
    line
      .slice(0, 300)
      .toLowerCase()
      .replace(/^[%#*;>\s"'-]+(?:error:? ?\d*:? )?/, ''),
  );
  if (lines.some((line) => notFound.some((phrase) => phrase.test(line)))) return 'absent';
  return lines.some((line) => declined.some((phrase) => phrase.test(line))) ? 'declined' : 'unreadable';
};
