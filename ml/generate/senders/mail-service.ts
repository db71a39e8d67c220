import { base64url, digits, hex, lower, type Random, upper } from '../random.ts';
import { slug } from './slug.ts';

/** A service that sends for others: where its bounces go, who signs, and how it counts clicks. Both sides use them. */
export type MailService = {
  returnPath: string;
  signedBy: string;
  mta: string;
  messageIdHost: string;
  click: () => string;
};

type Make = (random: Random, domain: string, name: string) => MailService;

const recipient = 'recipient=example.com';

const sendgrid: Make = (random, domain) => {
  const user = random.string(8, digits);
  const host = random.chance(0.5) ? `u${user}.ct.sendgrid.net` : `url${random.string(4, digits)}.${domain}`;
  const isBranded = random.chance(0.7);
  return {
    returnPath: `bounces+${user}-${random.string(4, hex)}-${recipient}@${isBranded ? `em${random.string(4, digits)}.${domain}` : 'sendgrid.net'}`,
    signedBy: isBranded ? domain : 'sendgrid.net',
    mta: `o${random.between(1, 99)}.ptr${random.string(4, digits)}.sendgrid.net`,
    messageIdHost: `geopod-ismtpd-${random.between(1, 40)}`,
    click: () => `https://${host}/ls/click?upn=u001.${random.string(random.between(60, 140), base64url)}-3D`,
  };
};

const mailchimp: Make = (random, _domain, name) => {
  const us = `us${random.between(1, 21)}`;
  const user = random.string(25, hex);
  const machine = `mail${random.between(1, 240)}.${random.pick(['suw13', 'atl91', 'sea31', 'wdc03'])}.${random.pick(['mcsv.net', 'mcdlv.net', 'rsgsv.net'])}`;
  return {
    returnPath: `bounce-mc.${us}_${random.string(8, digits)}.${random.string(6, digits)}-${recipient}@${machine}`,
    signedBy: machine,
    mta: machine,
    messageIdHost: machine,
    click: () =>
      `https://${slug(name).slice(0, 20) || 'list'}.${us}.list-manage.com/track/click?u=${user}&id=${random.string(10, hex)}&e=${random.string(10, hex)}`,
  };
};

const amazonSes: Make = (random, domain) => {
  const region = random.pick(['us-east-1', 'us-west-2', 'eu-west-1', 'eu-central-1']);
  return {
    returnPath: `01${random.string(14, hex)}-${random.string(8, hex)}-${random.string(4, hex)}-000000@${random.chance(0.5) ? `${region}.amazonses.com` : `bounce.${domain}`}`,
    signedBy: random.chance(0.8) ? domain : 'amazonses.com',
    mta: `a${random.between(8, 80)}-${random.between(1, 90)}.smtp-out.${region}.amazonses.com`,
    messageIdHost: `${region}.amazonses.com`,
    click: () =>
      `https://${random.string(8)}.r.${region}.awstrack.me/L0/https:%2F%2Fwww.${domain}%2F${random.string(6, lower)}/1/01${random.string(14, hex)}-000000/${random.string(27, base64url)}=${random.between(100, 400)}`,
  };
};

const salesforce: Make = (random, domain) => {
  const sub = random.pick(['e', 'mail', 'news', 'email', 'm']);
  return {
    returnPath: `bounce-${random.string(6, digits)}_HTML-${random.string(9, digits)}-${random.string(6, digits)}@bounce.${sub}.${domain}`,
    signedBy: `${sub}.${domain}`,
    mta: `mta${random.between(1, 90)}.${sub}.${domain}`,
    messageIdHost: `dfw1s10mta${random.between(100, 999)}.xt.local`,
    click: () => `https://click.${sub}.${domain}/?qs=${random.string(64, hex)}`,
  };
};

const mailgun: Make = (random, domain) => ({
  returnPath: `bounce+${random.string(6, hex)}.${random.string(6, hex)}-${recipient}@mg.${domain}`,
  signedBy: `mg.${domain}`,
  mta: `m${random.between(10, 99)}-${random.between(1, 40)}.mailgun.net`,
  messageIdHost: `mg.${domain}`,
  click: () => `https://email.mg.${domain}/c/eJ${random.string(random.between(60, 120), base64url)}`,
});

const brevo: Make = (random, domain) => {
  const box = random.string(5, lower);
  return {
    returnPath: `bounces-${random.string(9, digits)}-${recipient}@${random.pick(['bg.d.sender-sib.com', 'd.sendibm3.com'])}`,
    signedBy: domain,
    mta: `${box}.d.sendibm3.com`,
    messageIdHost: 'smtp-relay.sendinblue.com',
    click: () =>
      `https://${box}.r.bh.d.sendibt3.com/tr/cl/${random.string(random.between(90, 150), base64url)}`,
  };
};

const hubspot: Make = (random, domain) => ({
  returnPath: `1ax${random.string(30)}-${recipient}@bf${random.string(2, digits)}.hubspotemail.net`,
  signedBy: domain,
  mta: `bid${random.between(10, 99)}.hubspotemail.net`,
  messageIdHost: `${random.string(8, digits)}.hubspotemail.net`,
  click: () =>
    `https://d${random.string(6)}04.na1.hubspotlinks.com/Ctc/${random.string(random.between(70, 130), `${base64url}*`)}`,
});

const klaviyo: Make = (random, domain) => ({
  returnPath: `bounces+${random.string(10, digits)}-${recipient}@send.${domain}`,
  signedBy: `send.${domain}`,
  mta: `o${random.between(1, 60)}.klaviyomail.com`,
  messageIdHost: 'klaviyomail.com',
  click: () =>
    `https://${random.pick(['ctrk.klclick.com', 'ctrk.klclick1.com', `trk.send.${domain}`])}/l/01${random.string(24, `${upper}${digits}`)}_${random.between(0, 9)}`,
});

const mailjet: Make = (random, domain) => {
  const box = random.string(5);
  return {
    returnPath: `${random.string(8, hex)}.${random.string(12)}@bnc3.mailjet.com`,
    signedBy: domain,
    mta: `o${random.between(100, 250)}.p${random.between(8, 40)}.mailjet.com`,
    messageIdHost: 'mailjet.com',
    click: () =>
      `https://${box}.mjt.lu/lnk/${random.string(60, base64url)}/${random.between(1, 9)}/${random.string(22, base64url)}/aHR0cHM6Ly93d3cu`,
  };
};

const customerIo: Make = (random, domain) => ({
  returnPath: `bounce+${random.string(20, base64url)}@customeriomail.com`,
  signedBy: domain,
  mta: `s${random.between(1, 40)}.customeriomail.com`,
  messageIdHost: 'customeriomail.com',
  click: () =>
    `https://e.customeriomail.com/e/c/${random.string(random.between(70, 120), base64url)}/${random.string(64, hex)}`,
});

const makers: readonly (readonly [Make, number])[] = [
  [sendgrid, 5],
  [mailchimp, 4],
  [amazonSes, 4],
  [salesforce, 3],
  [mailgun, 3],
  [brevo, 2],
  [hubspot, 2],
  [klaviyo, 2],
  [mailjet, 1],
  [customerIo, 1],
];

/** Services that sign as their customer and hide behind its name. */
const aligned: readonly Make[] = [salesforce, mailgun, klaviyo];

export const mailService = (random: Random, domain: string, name: string, isAligned = false): MailService =>
  (isAligned ? random.pick(aligned) : random.weighted(makers))(random, domain, name);
