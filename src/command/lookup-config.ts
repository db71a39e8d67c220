import { BadConfiguration, type Config, readConfig } from '../server/config.ts';
import { wrongUsage } from './command-problem.ts';

/** What the server reads of lookups and lists, from the same variables. None of its others concern a command. */
const ours = [
  'DNS_SERVERS',
  'DNS_NAME_BLOCKLISTS',
  'DNS_ADDRESS_BLOCKLISTS',
  'RDAP_BOOTSTRAP_URL',
  'WHOIS_SERVER',
  'EGRESS_ALLOW',
  'PHISHING_FEEDS',
  'KEV_URL',
  'EPSS_URL',
] as const;

export const lookupConfig = (env: NodeJS.ProcessEnv): Pick<Config, 'lookups' | 'feeds'> => {
  try {
    return readConfig(Object.fromEntries(ours.map((name) => [name, env[name]])));
  } catch (error) {
    if (error instanceof BadConfiguration)
      throw wrongUsage(error.message.split('\n').slice(1).join(';').trim());
    throw error;
  }
};
