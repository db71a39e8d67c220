import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import { DmarcProblem } from './dmarc-report.ts';

/** A report is five deep; extensions may add a few. */
const maxDepth = 12;
/** Names of domains, hosts and reports; comments may be longer and are not needed whole. */
const maxTextLength = 1000;
/** So much is read before others have their turn. */
const stepLength = 64 * 1024;

type Readers = {
  /** An element without elements in it: `feedback/record/row/count`, without prefixes of namespaces. */
  onLeaf: (path: string, text: string) => void;
  onClose: (path: string) => void;
};

/** Reads XML as reports are written: elements and text. Nothing it declares is followed, and nothing it names is fetched. */
export const readLeaves = async (xml: string, { onLeaf, onClose }: Readers): Promise<void> => {
  // Declared entities make a few lines a gigabyte, or read files; no report needs them.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    throw new DmarcProblem(
      'This file declares a document type or entities of its own. No report needs them, and they are used for attacks, so it was not read.',
    );
  const path: string[] = [];
  let text = '';
  let hasChildren = false;
  let isWhole = false;
  /** What is closed from here on is closed by the parser, because the file was cut off. */
  let isAtEnd = false;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        path.push(bare(name));
        if (path.length > maxDepth)
          throw new DmarcProblem(
            `This file nests more than ${maxDepth} elements in each other. No report does, so it was not read.`,
          );
        if (path[0] !== 'feedback') throw notAReport();
        text = '';
        hasChildren = false;
      },
      ontext: (piece) => {
        if (text.length < maxTextLength) text += piece.slice(0, maxTextLength);
      },
      onclosetag: () => {
        if (isAtEnd) return;
        const place = path.join('/');
        if (!hasChildren) onLeaf(place, text.trim());
        onClose(place);
        path.pop();
        hasChildren = true;
        isWhole ||= path.length === 0;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < xml.length; at += stepLength) {
    parser.write(xml.slice(at, at + stepLength));
    await yieldToOthers();
  }
  isAtEnd = true;
  parser.end();
  if (!isWhole)
    throw xml.includes('<feedback')
      ? new DmarcProblem('This report is cut off: its end is missing.')
      : notAReport();
};

const bare = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

const notAReport = () =>
  new DmarcProblem(
    'This is not a DMARC report. Please send an aggregate report as it came: XML, or packed as .gz or .zip.',
  );
