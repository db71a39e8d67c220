import { expect, it } from 'vitest';
import { keyArchive } from './key-archive.ts';

const monday = new Date('2026-11-02T00:00:00Z');
const friday = new Date('2026-11-06T00:00:00Z');

it('knows when a key was first and last seen', () => {
  const archive = keyArchive();
  archive.remember('Example.com', 'KEY', 'p=1', monday);
  archive.remember('example.com', 'key', 'p=1', friday);
  expect(archive.seen('example.com', 'key')).toEqual({ record: 'p=1', firstSeen: monday, lastSeen: friday });
  expect(archive.find('EXAMPLE.com', 'key')).toBe('p=1');
  expect(archive.find('example.com', 'other')).toBeNull();
});

it('takes a changed record for a new key', () => {
  const archive = keyArchive();
  archive.remember('example.com', 'key', 'p=1', monday);
  archive.remember('example.com', 'key', 'p=2', friday);
  expect(archive.seen('example.com', 'key')).toEqual({ record: 'p=2', firstSeen: friday, lastSeen: friday });
});

it('forgets the key unused for longest', () => {
  const archive = keyArchive();
  for (let n = 0; n < 5000; n += 1) archive.remember(`d${n}.example`, 'key', 'p=1', monday);
  archive.remember('d0.example', 'key', 'p=1', friday);
  archive.remember('one-more.example', 'key', 'p=1', friday);
  expect(archive.find('d0.example', 'key')).toBe('p=1');
  expect(archive.find('d1.example', 'key')).toBeNull();
  expect(archive.find('d2.example', 'key')).toBe('p=1');
});

it('keeps no record of endless length', () => {
  const archive = keyArchive();
  archive.remember('example.com', 'key', 'p='.padEnd(5000, 'x'), monday);
  expect(archive.find('example.com', 'key')).toBeNull();
});
