import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('takes the three models of text and links by default', () => {
    expect(readOptions([])).toMatchObject({ only: ['url', 'mail', 'page-text'], data: '../shared/data' });
    expect(readOptions(['--only', 'url,mail']).only).toEqual(['url', 'mail']);
  });

  it('takes pictures by the name of the tool, and real ones only from a given folder', () => {
    expect(readOptions(['screenshot'])).toMatchObject({
      only: ['picture'],
      data: '',
      count: 500,
      isPerfect: false,
    });
    expect(readOptions(['screenshot', '--count', '40', '--data', 'there'])).toMatchObject({
      data: 'there',
      count: 40,
    });
  });

  it('refuses what it does not know', () => {
    expect(() => readOptions(['picture'])).toThrow('screenshot');
    expect(() => readOptions(['--only', 'pictures'])).toThrow('pictures');
    expect(() => readOptions(['--part', 'test'])).toThrow('--part');
  });

  it('writes no report from less than everything', () => {
    expect(() => readOptions(['--report', '--quick'])).toThrow('whole run');
    expect(() => readOptions(['screenshot', '--report', '--perfect'])).toThrow('whole run');
  });
});
