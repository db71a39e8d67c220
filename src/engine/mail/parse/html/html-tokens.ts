import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

export type Attributes = Record<string, string>;

export type HtmlVisitor = {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
  /** Everything between two tags or comments, entities decoded. */
  text: (text: string) => void;
  comment: (text: string) => void;
};

/** A tag with thousands of attributes is made to exhaust a reader. */
const maxAttributes = 60;
const maxName = 60;

/**
 * Tags, text and comments in the order of the source. Only the tokenizer of the library is used: its parser keeps a list
 * of every open element and searches it at each closing tag, so 500,000 opening and as many closing tags hold it for minutes.
 */
export const visitHtml = (source: string, visitor: HtmlVisitor): void => {
  let pending: string[] = [];
  let name = '';
  let attributes: Attributes = Object.create(null);
  let count = 0;
  let attribute = '';
  let value: string[] = [];

  const flush = () => {
    if (pending.length === 0) return;
    const text = pending.join('');
    pending = [];
    visitor.text(text);
  };
  const open = () => {
    if (name === '') return;
    visitor.open(name, attributes);
    name = '';
  };
  const callbacks: TokenizerCallbacks = {
    ontext: (start, end) => pending.push(source.slice(start, end)),
    ontextentity: (point) => pending.push(String.fromCodePoint(point)),
    onopentagname: (start, end) => {
      flush();
      name = source.slice(start, Math.min(end, start + maxName)).toLowerCase();
      attributes = Object.create(null);
      count = 0;
    },
    onattribname: (start, end) => {
      attribute = source.slice(start, Math.min(end, start + maxName)).toLowerCase();
      value = [];
    },
    onattribdata: (start, end) => value.push(source.slice(start, end)),
    onattribentity: (point) => value.push(String.fromCodePoint(point)),
    onattribend: () => {
      // The first of two attributes with the same name counts, as in a browser.
      if (count >= maxAttributes || attribute in attributes) return;
      attributes[attribute] = value.join('');
      count += 1;
    },
    onopentagend: open,
    onselfclosingtag: open,
    onclosetag: (start, end) => {
      flush();
      visitor.close(source.slice(start, Math.min(end, start + maxName)).toLowerCase());
    },
    oncomment: (start, end, offset) => {
      flush();
      visitor.comment(source.slice(start, end - offset));
    },
    oncdata: (start, end, offset) => pending.push(source.slice(start, end - offset)),
    ondeclaration: () => flush(),
    onprocessinginstruction: () => flush(),
    onend: () => flush(),
  };
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks);
  tokenizer.write(source);
  tokenizer.end();
};
