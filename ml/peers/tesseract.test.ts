import { expect, it } from 'vitest';
import { linesOfTsv } from './tesseract.ts';

const head = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext';

it('joins the words of a line and keeps lines apart', () => {
  const tsv = [
    head,
    '4\t1\t1\t1\t1\t0\t10\t10\t100\t20\t-1\t',
    '5\t1\t1\t1\t1\t1\t10\t12\t40\t18\t96.1\tSign',
    '5\t1\t1\t1\t1\t2\t60\t10\t30\t20\t95.0\tin',
    '5\t1\t1\t1\t2\t1\t10\t40\t80\t20\t91.0\tpaypal.com',
    '5\t1\t1\t1\t2\t2\t95\t40\t8\t20\t11.0\t ',
    '',
  ].join('\n');
  expect(linesOfTsv(tsv)).toEqual([
    { text: 'Sign in', box: { left: 10, top: 10, width: 80, height: 20 } },
    { text: 'paypal.com', box: { left: 10, top: 40, width: 80, height: 20 } },
  ]);
});
