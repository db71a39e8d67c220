import { destinationDetector } from './define.ts';

/** Parameters that do nothing but look like a running, secured session. Kits print them into every link. */
export const querySessionDecoy = destinationDetector({
  id: 'query-session-decoy',
  title: 'Fake security parameters',
  points: 24,
  severity: 'high',
  icon: 'ShieldX',
  recommendation: 'Do not enter anything. Words like "secure" in a link protect nobody.',
  find: ({ url, isEstablished }) => {
    if (isEstablished) return [];
    const decoy =
      /\b(cmd=_?(?:login|account|flow|home)[\w-]*|ssl(?:channel)?=(?:true|yes)|securessl=true|sslchannel=\w+|dispatch=[a-f0-9]{16,}|websrc=[a-f0-9]{16,}|access=granted|verify_account=\w+|login_submit|country\.x=|locale\.x=|rand=13|fid=(?:1|4)&|inboxlight|userid=[^&]*&sessionid=)/i.exec(
        url.query,
      )?.[1];
    return decoy ? [decoy] : [];
  },
  describe: (decoy) =>
    `The link carries "${decoy.slice(0, 40)}", which only pretends that a secure session is running.`,
});
