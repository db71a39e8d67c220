import { Socket } from 'node:net';
import { keepReader } from './reader-keeper.ts';
import { readerScripts } from './reader-process.ts';

// Started by the system for each connection of the server, which is its standard input: deploy/hookwise-reader@.service.

keepReader(new Socket({ fd: 0, readable: true, writable: true }), readerScripts);
