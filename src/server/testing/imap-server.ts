import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { Made } from '../../lookups/testing/certificates.ts';

type Account = { user: string; password: string; folder: string };
type Options = {
  certificate: Made;
  /** TLS from the first byte; otherwise STARTTLS. */
  isSecure?: boolean;
  /** Offers no TLS at all. */
  isOpen?: boolean;
};

type Stored = { uid: number; source: Buffer; isSeen: boolean };

export const imapAccount: Account = { user: 'report', password: 'p@ss %word', folder: 'Reports' };

/** An IMAP server on loopback with one folder (RFC 3501), as much of it as a reader of mails needs. */
export const imapServer = async ({ certificate, isSecure = true, isOpen = false }: Options) => {
  const mails: Stored[] = [];
  /** What clients said, before TLS and within it. */
  const said: { line: string; isEncrypted: boolean }[] = [];
  const sockets = new Set<Socket>();
  let hangsUpBefore: string | null = null;
  let logins = 0;
  let visits = 0;

  const encrypted = (socket: Socket) =>
    new TLSSocket(socket, {
      isServer: true,
      cert: certificate.pem,
      key: certificate.key.export({ type: 'pkcs8', format: 'pem' }),
    });

  const talk = (socket: Socket, isEncrypted: boolean): void => {
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const can = `IMAP4rev1${isEncrypted || isOpen ? '' : ' STARTTLS LOGINDISABLED'}`;
    socket.on('error', () => undefined);

    const chosen = (set: string) => mails.filter(({ uid }) => set.split(',').includes(String(uid)));
    const sequence = (mail: Stored) => mails.indexOf(mail) + 1;

    const fetch = (set: string, items: string) => {
      for (const mail of chosen(set)) {
        const [, start = '0', length = '0'] = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/.exec(items) ?? [];
        const head = `* ${sequence(mail)} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.source.length}`;
        if (!items.includes('BODY.PEEK[]')) {
          say(`${head})`);
          continue;
        }
        const piece = mail.source.subarray(Number(start), Number(start) + Number(length));
        socket.write(`${head} BODY[]<${start}> {${piece.length}}\r\n`);
        socket.write(piece);
        say(')');
      }
    };

    const commands: Record<string, (rest: string) => string | null> = {
      capability: () => {
        say(`* CAPABILITY ${can}`);
        return 'OK';
      },
      noop: () => 'OK',
      login: (given) => {
        logins += 1;
        const { user, password } = imapAccount;
        const isRight = given.replaceAll('"', '') === `${user} ${password}`;
        return isRight ? 'OK' : `NO [AUTHENTICATIONFAILED] no such user with ${given}`;
      },
      list: (given) => {
        say(given === '"" ""' ? '* LIST (\\Noselect) "/" ""' : `* LIST () "/" ${imapAccount.folder}`);
        return 'OK';
      },
      lsub: () => 'OK',
      select: (given) => {
        if (given.replaceAll('"', '') !== imapAccount.folder) return 'NO [NONEXISTENT] no such folder';
        say('* FLAGS (\\Seen \\Deleted)');
        say(`* ${mails.length} EXISTS`);
        say('* OK [UIDVALIDITY 1] fine');
        say(`* OK [UIDNEXT ${mails.length + 1}] fine`);
        say('* OK [PERMANENTFLAGS (\\Seen \\Deleted)] fine');
        return 'OK [READ-WRITE]';
      },
      'uid search': () => {
        say(`* ${mails.length} EXISTS`);
        say(
          `* SEARCH ${mails
            .filter(({ isSeen }) => !isSeen)
            .map(({ uid }) => uid)
            .join(' ')}`.trimEnd(),
        );
        return 'OK';
      },
      'uid fetch': (given) => {
        const [set = '', ...items] = given.split(' ');
        fetch(set, items.join(' '));
        return 'OK';
      },
      'uid store': (given) => {
        for (const mail of chosen(given.split(' ')[0] ?? '')) {
          if (given.includes('\\Seen')) mail.isSeen = true;
          say(`* ${sequence(mail)} FETCH (UID ${mail.uid} FLAGS (\\Seen))`);
        }
        return 'OK';
      },
      logout: () => {
        say('* BYE');
        return 'OK';
      },
    };

    const obey = (line: string): void => {
      said.push({ line, isEncrypted });
      const [, tag = '*', name = '', given = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/.exec(line) ?? [];
      const command = name.toLowerCase();
      if (hangsUpBefore === command) {
        hangsUpBefore = null;
        socket.destroy();
        return;
      }
      if (command === 'starttls' && !isOpen) {
        say(`${tag} OK begin`);
        socket.removeAllListeners('data');
        talk(encrypted(socket), true);
        return;
      }
      const answer = commands[command];
      say(`${tag} ${answer ? answer(given) : 'BAD unknown'} done`);
      if (command === 'logout') socket.end();
    };

    socket.on('data', (bytes: Buffer) => {
      rest += bytes.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        obey(line);
      }
    });
    if (!isEncrypted || isSecure) say(`* OK [CAPABILITY ${can}] ready`);
  };

  let server: Server | null = null;
  const start = async (port: number): Promise<number> => {
    const started = createServer((socket) => {
      visits += 1;
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
      if (isSecure) talk(encrypted(socket), true);
      else talk(socket, false);
    });
    server = started;
    await once(started.listen(port, '127.0.0.1'), 'listening');
    return (started.address() as AddressInfo).port;
  };
  const goAway = async (): Promise<void> => {
    const ending = server;
    server = null;
    if (!ending) return;
    const closed = once(ending, 'close');
    ending.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await start(0);
  onTestFinished(goAway);

  return {
    port,
    said,
    logins: () => logins,
    /** Connections that were ever made. */
    visits: () => visits,
    connections: () => sockets.size,
    /** Puts a mail into the folder. */
    deliver: (source: string | Buffer) =>
      void mails.push({ uid: mails.length + 1, source: Buffer.from(source as string), isSeen: false }),
    unseen: () => mails.filter(({ isSeen }) => !isSeen).length,
    /** Ends the connection on which this command comes next, instead of obeying it. */
    hangUpBefore: (command: string) => {
      hangsUpBefore = command;
    },
    goAway,
    comeBack: () => start(port),
  };
};
