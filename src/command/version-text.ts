import { counted } from './counted.ts';
import { engineData } from './engine-data.ts';
import type { Surroundings } from './surroundings.ts';

/** The version, and how old each model and list is. */
export const versionText = async ({
  script,
  env,
  version,
}: Pick<Surroundings, 'script' | 'env' | 'version'>) => {
  const { versions } = await engineData({ script, env });
  const { phishing } = versions.lists;
  const lines = [
    ...(phishing === null ? [] : [`lists of known phishing: ${dated(phishing)}`]),
    ...versions.models.map(({ name, date }) => `${name}: ${dated(date)}`),
  ];
  return `hookwise ${version()}\n${lines.map((line) => `  ${line}\n`).join('')}`;
};

const dated = (day: string) => {
  const age = Math.floor((Date.now() - Date.parse(day)) / 86_400_000);
  return age >= 0 ? `${day}, ${counted(age, 'day', 'days')} old` : day;
};
